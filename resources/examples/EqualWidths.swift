import SwiftUI

/// A row in which every view is proposed the width of the one that wants most.
struct EqualWidthRow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let cell = largest(of: subviews)
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    return CGSize(width: cell.width * CGFloat(subviews.count) + gaps, height: cell.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let cell = largest(of: subviews)
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + CGFloat(index) * (cell.width + spacing) + cell.width / 2
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(cell))
    }
  }

  private func largest(of subviews: Subviews) -> CGSize {
    subviews.reduce(.zero) { size, subview in
      let ideal = subview.sizeThatFits(.unspecified)
      return CGSize(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
    }
  }
}

struct Choice: View {
  let title: String
  let color: Color

  var body: some View {
    Text(title)
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity)
      .background(color.opacity(0.2))
      .cornerRadius(10)
  }
}

#Preview("Equal widths", traits: .sizeThatFitsLayout) {
  EqualWidthRow {
    Choice(title: "Yes", color: .green)
    Choice(title: "Perhaps later", color: .orange)
    Choice(title: "No", color: .red)
  }
  .padding()
}

#Preview("A stack, to compare", traits: .sizeThatFitsLayout) {
  HStack {
    Choice(title: "Yes", color: .green)
    Choice(title: "Perhaps later", color: .orange)
    Choice(title: "No", color: .red)
  }
  .fixedSize()
  .padding()
}
