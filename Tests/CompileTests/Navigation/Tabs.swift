import SwiftUI

struct Tabs: View {
  @State private var tab = 0

  var body: some View {
    TabView { Text("a").tabItem { Label("A", systemImage: "star") } }
    TabView(selection: $tab) {
      Text("a").tabItem {
        Image(systemName: "star")
        Text("A")
      }.tag(0)
      Text("b").tabItem { Label("B", systemImage: "heart") }.tag(1).badge(2)
    }
  }
}
