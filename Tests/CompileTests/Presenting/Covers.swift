import SwiftUI

private struct Item: Identifiable { let id: Int }

struct Covers: View {
  @State private var isShown = false
  @State private var item: Item?

  var body: some View {
    Text("a").fullScreenCover(isPresented: $isShown) { Text("b") }
    Text("a").fullScreenCover(isPresented: $isShown, content: { Text("b") })
    Text("a").fullScreenCover(item: $item) { Text("\($0.id)") }
  }
}
