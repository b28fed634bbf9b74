import SwiftUI

private struct UprightStack: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  private func size(_ subview: LayoutSubview) -> CGSize { subview.sizeThatFits(.unspecified) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map(size).reduce(.zero) { CGSize(width: max($0.width, $1.width), height: $0.height + $1.height) }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += size(subview).height
    }
  }
}

struct Layouts: View {
  var body: some View {
    UprightStack {
      Text("a")
      Text("b")
    }
  }
}
