import SwiftUI

struct Labelled: View {
  var body: some View {
    Button {
    } label: {
      Label("Add", systemImage: "plus")
    }
    Button("Add", systemImage: "plus") {}
    Button("Add", systemImage: "plus", action: {})
  }
}
