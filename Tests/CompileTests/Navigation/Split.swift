import SwiftUI

struct Split: View {
  @State private var chosen: Int?
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView {
      List(0..<3, selection: $chosen) { Text("\($0)") }
    } detail: {
      Text("Detail")
    }
    NavigationSplitView(columnVisibility: $visibility) {
      Text("a")
    } detail: {
      Text("b")
    }
    NavigationSplitView {
      Text("a")
    } content: {
      Text("b")
    } detail: {
      Text("c")
    }
    .navigationSplitViewStyle(.balanced)
  }
}
