import SwiftUI

struct OfContext: View {
  var body: some View {
    Text("a").contextMenu { Button("Copy") {} }
    Text("a").contextMenu(menuItems: { Button("Copy") {} })
    Text("a").contextMenu {
      Button("Copy") {}
    } preview: {
      Text("Large")
    }
  }
}
