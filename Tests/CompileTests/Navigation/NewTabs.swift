import SwiftUI

struct NewTabs: View {
  @State private var tab = "a"

  var body: some View {
    TabView(selection: $tab) {
      Tab("A", systemImage: "star", value: "a") { Text("a") }
      Tab("B", systemImage: "heart", value: "b") { Text("b") }
    }
    TabView { Tab("A", systemImage: "star") { Text("a") } }
  }
}
