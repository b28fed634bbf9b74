import SwiftUI

private struct Flex: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}
private struct Row: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let offer = ProposedViewSize(width: bounds.width * subview[Flex.self], height: nil)
      subview.place(at: bounds.origin, proposal: offer)
    }
  }
}

struct LayoutValues: View {
  var body: some View {
    Row { Color.red.layoutValue(key: Flex.self, value: 2) }
  }
}
