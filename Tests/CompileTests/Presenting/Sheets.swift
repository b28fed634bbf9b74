import SwiftUI

private struct Item: Identifiable { let id: Int }

struct Sheets: View {
  @State private var isShown = false
  @State private var item: Item?

  var body: some View {
    Text("a").sheet(isPresented: $isShown) { Text("b") }
    Text("a").sheet(item: $item) { Text("\($0.id)") }
    Text("a").sheet(isPresented: $isShown, content: { Text("b") })
    Text("a").sheet(isPresented: $isShown, onDismiss: { print("gone") }, content: { Text("b") })
    Text("a").sheet(isPresented: $isShown) {
      print("gone")
    } content: {
      Text("b")
    }
  }
}
