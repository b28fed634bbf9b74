import SwiftUI

struct Positions: View {
  @State private var plain: ScrollPosition = .init()
  @State private var typed = ScrollPosition(idType: Int.self)
  @State private var placed = ScrollPosition(idType: Int.self, x: 1, y: 2)
  @State private var across = ScrollPosition(idType: Int.self, x: 1)
  @State private var down = ScrollPosition(idType: Int.self, y: 2)
  @State private var pointed = ScrollPosition(idType: Int.self, point: .zero)
  @State private var atEdge = ScrollPosition(edge: .bottom)

  var body: some View {
    ScrollView { Text("a") }.scrollPosition($plain)
    ScrollView { Text("a") }.scrollPosition($typed)
  }
}
