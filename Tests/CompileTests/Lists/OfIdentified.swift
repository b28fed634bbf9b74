import SwiftUI

private struct Item: Identifiable {
  let id = UUID()
  var name: String
}

struct OfIdentified: View {
  @State private var items = [Item(name: "a"), Item(name: "b")]
  @State private var chosen: Item.ID?
  @State private var several: Set<UUID> = []

  var body: some View {
    List(items) { Text($0.name) }
    List(items, selection: $chosen) { Text($0.name) }
    List($items) { $item in TextField("Name", text: $item.name) }
    List(selection: $several) { ForEach(items) { Text($0.name) } }
  }
}
