import SwiftUI

private struct Item: Identifiable { let id: Int }

struct Popovers: View {
  @State private var isShown = false
  @State private var item: Item?

  var body: some View {
    Text("a").popover(isPresented: $isShown) { Text("b").presentationCompactAdaptation(.popover) }
    Text("a").popover(isPresented: $isShown, arrowEdge: .bottom) { Text("b") }
    Text("a").popover(item: $item) { Text("\($0.id)") }
  }
}
