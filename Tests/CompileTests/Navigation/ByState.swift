import SwiftUI

private struct Item: Identifiable, Hashable { let id: Int }

struct ByState: View {
  @State private var isShown = false
  @State private var item: Item?

  var body: some View {
    NavigationStack {
      Text("a")
        .navigationDestination(isPresented: $isShown) { Text("b") }
        .navigationDestination(item: $item) { Text("\($0.id)") }
    }
  }
}
