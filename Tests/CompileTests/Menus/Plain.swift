import SwiftUI

struct Plain: View {
  var body: some View {
    Menu("More") {
      Button("One") {}
      Divider()
      Button("Two") {}
    }
    Menu {
      Button("One") {}
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    Menu(content: { Button("One") {} }, label: { Text("More") })
    Menu("More", systemImage: "ellipsis") { Button("One") {} }
  }
}
