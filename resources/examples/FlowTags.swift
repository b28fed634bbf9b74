import SwiftUI

/// Places views one after another, and begins a new line where the next one would not fit.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let origins = arrange(subviews, in: bounds.width).origins
    for (subview, origin) in zip(subviews, origins) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var line = CGRect.zero
    var widest: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if line.width > 0, line.width + spacing + size.width > width {
        line = CGRect(x: 0, y: line.maxY + spacing, width: 0, height: 0)
      }
      let x = line.width > 0 ? line.width + spacing : 0
      origins.append(CGPoint(x: x, y: line.minY))
      line.size = CGSize(width: x + size.width, height: max(line.height, size.height))
      widest = max(widest, line.width)
    }
    return (origins, CGSize(width: widest, height: line.maxY))
  }
}

struct Tag: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.subheadline)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(Color.teal.opacity(0.2))
      .clipShape(Capsule())
  }
}

struct Tags: View {
  let names = ["layout", "proposal", "answer", "place", "spacing", "alignment", "priority", "ideal size", "frame"]

  var body: some View {
    FlowLayout {
      ForEach(names, id: \.self) { name in
        Tag(name: name)
      }
    }
    .padding()
  }
}

#Preview("Flow", traits: .fixedLayout(width: 320, height: 180)) {
  Tags()
}

#Preview("Narrow", traits: .fixedLayout(width: 180, height: 320)) {
  Tags()
}
