import SwiftUI

struct ElementsByName: View {
  private func row(_ subview: Subview) -> some View { subview.padding() }
  private func all(_ subviews: SubviewsCollection) -> Int { subviews.count }
  private var pair: TupleView<(Text, Text)> { ViewBuilder.buildBlock(Text("a"), Text("b")) }

  var body: some View {
    Group(subviews: pair) { subviews in
      ForEach(subviews) { row($0) }
      Text("\(all(subviews))")
    }
  }
}
