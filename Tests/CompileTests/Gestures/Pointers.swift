import SwiftUI

struct Pointers: View {
  @State private var isOver = false

  var body: some View {
    Text("a").onHover { isOver = $0 }
    Text("a").hoverEffect()
    Text("a").hoverEffect(.lift)
    Text("a").help("What it does")
  }
}
