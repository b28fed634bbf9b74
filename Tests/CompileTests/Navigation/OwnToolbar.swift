import SwiftUI

private struct Items: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Button("Go") {} } }
}

struct OwnToolbar: View {
  @ToolbarContentBuilder private var more: some ToolbarContent { ToolbarItem { Text("b") } }

  var body: some View {
    NavigationStack {
      Text("a").toolbar {
        Items()
        more
      }
    }
  }
}
