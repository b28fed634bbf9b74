import SwiftUI

struct Missing: View {
  var body: some View {
    ContentUnavailableView("Nothing", systemImage: "tray")
    ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something."))
    ContentUnavailableView {
      Label("Nothing", systemImage: "tray")
    } description: {
      Text("d")
    } actions: {
      Button("Add") {}
    }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "word")
  }
}
