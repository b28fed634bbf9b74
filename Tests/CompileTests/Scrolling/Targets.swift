import SwiftUI

struct Targets: View {
  @State private var id: Int?
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    ScrollView(.horizontal) { LazyHStack { ForEach(0..<9) { Text("\($0)") } }.scrollTargetLayout() }
      .scrollTargetBehavior(.viewAligned)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $id)
    ScrollView { Text("a") }.scrollTargetBehavior(.paging).scrollPosition(id: $id, anchor: .center)
    ScrollView { Text("a") }.scrollPosition($position)
  }
}
