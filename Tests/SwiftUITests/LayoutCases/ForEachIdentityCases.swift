import SwiftUI
import Testing

/// Rows whose width is state, made from their item's width once: it stays with the item while the data change.
extension LayoutCases {
  @Suite @MainActor struct ForEachIdentityCases {
    @Test func recordedForEachIdentity() throws {
      let rows = Rows()
      let host = layoutHost(.recordedMac, proposal: (300, 200)) { rows }
      check(
        "g-foreach-identity-start", in: host, on: .recordedMac, size: (140, 76),
        frames: ["a": (80, 62, 60, 20), "b": (80, 90, 100, 20), "c": (80, 118, 140, 20), "all": (80, 62, 140, 76)])

      let items = try #require(rows.access.items)
      items.wrappedValue.insert(Item(id: "d", width: 80), at: 0)
      items.wrappedValue[1].width = 200
      check(
        "g-foreach-identity-insert", in: host, on: .recordedMac, size: (140, 104),
        frames: [
          "d": (80, 48, 80, 20), "a": (80, 76, 60, 20), "b": (80, 104, 100, 20), "c": (80, 132, 140, 20),
          "all": (80, 48, 140, 104),
        ])

      items.wrappedValue.reverse()
      check(
        "g-foreach-identity-reverse", in: host, on: .recordedMac, size: (140, 104),
        frames: [
          "c": (80, 48, 140, 20), "b": (80, 76, 100, 20), "a": (80, 104, 60, 20), "d": (80, 132, 80, 20),
          "all": (80, 48, 140, 104),
        ])

      items.wrappedValue.removeAll { $0.id == "b" }
      check(
        "g-foreach-identity-remove", in: host, on: .recordedMac, size: (140, 76),
        frames: ["c": (80, 62, 140, 20), "a": (80, 90, 60, 20), "d": (80, 118, 80, 20), "all": (80, 62, 140, 76)])
    }
  }
}

private struct Item: Identifiable {
  var id: String
  var width: CGFloat
}

private struct Rows: View {
  /// The way to the rows' state from outside.
  @MainActor final class Access {
    var items: Binding<[Item]>?
  }

  let access = Access()
  @State private var items = [Item(id: "a", width: 60), Item(id: "b", width: 100), Item(id: "c", width: 140)]

  var body: some View {
    access.items = $items
    return VStack(alignment: .leading) {
      ForEach(items) { Row(item: $0) }
    }
    .id("all")
  }
}

private struct Row: View {
  @State private var width: CGFloat
  private let name: String

  init(item: Item) {
    _width = State(initialValue: item.width)
    name = item.id
  }

  var body: some View {
    Color.blue.frame(width: width, height: 20).id(name)
  }
}
