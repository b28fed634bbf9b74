import SwiftUI

private struct Leaf: Identifiable {
  let id: String
  var children: [Leaf]?
}

struct Outlines: View {
  private let leaves = [Leaf(id: "a", children: [Leaf(id: "b")])]

  var body: some View {
    OutlineGroup(leaves, children: \.children) { Text($0.id) }
    List(leaves, children: \.children) { Text($0.id) }
  }
}
