import SwiftUI

struct EditedByFunctions: View {
  @State private var items = ["a", "b"]
  private func delete(_ offsets: IndexSet) { items.remove(atOffsets: offsets) }
  private func move(_ from: IndexSet, _ to: Int) { items.move(fromOffsets: from, toOffset: to) }

  var body: some View {
    List { ForEach(items, id: \.self) { Text($0) }.onDelete(perform: delete).onMove(perform: move) }
  }
}
