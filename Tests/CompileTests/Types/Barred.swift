import SwiftUI

struct Barred: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Text("a")
        .toolbar {
          ToolbarSpacer(.fixed)
          ToolbarTitleMenu { Button("b") {} }
        }
        .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
        .sheet(isPresented: $isShown) { Text("c").presentationSizing(.form) }
      NavigationLink("d") { Text("e") }.isDetailLink(false)
    }
    TabView { TabSection("f") { Tab("g", systemImage: "star") { Text("h") } } }
  }
}
