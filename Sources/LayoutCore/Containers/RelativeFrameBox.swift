public import Foundation

/// A frame whose lengths follow the nearest scroll view or the screen.
public final class RelativeFrameBox: LayoutBox {
  private let axes: Axis.Set
  private let alignment: Alignment
  private let length: (CGFloat, Axis) -> CGFloat

  /// - Parameter length: the frame's length for the container's, in points.
  public init(tree: LayoutTree, axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
    super.init(tree: tree)
    tree.relativeBoxes.add(self)
  }

  private func offer(_ p: Proposal) -> Proposal {
    var result = p
    if axes.contains(.horizontal) { result.width = Double(length(tree.container.width, .horizontal)) }
    if axes.contains(.vertical) { result.height = Double(length(tree.container.height, .vertical)) }
    return result
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let p = Proposal(proposal)
    let offer = offer(p)
    let own = nodes.first.map { tree.size($0.index, offer) } ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width : own.width,
      height: axes.contains(.vertical) ? offer.height : own.height)
  }

  override func placeSubviews(_ proposal: ProposedViewSize, _ size: CGSize) {
    guard let child = nodes.first else { return }
    let offer = offer(Proposal(proposal))
    let own = tree.size(child.index, offer)
    let frame = ViewDimensions(width: size.width, height: size.height)
    let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
    setPlace(
      0,
      at: CGPoint(
        x: frame.defaultValue(h) - tree.guide(child.index, h, offer, own),
        y: frame.defaultValue(v) - tree.guide(child.index, v, offer, own)),
      anchor: .topLeading, offer)
  }
}

/// Boxes that are remembered without being kept.
struct WeakBoxes {
  private struct Entry { weak var box: LayoutBox? }
  private var entries: [Entry] = []
  var allObjects: [LayoutBox] { entries.compactMap(\.box) }
  mutating func add(_ box: LayoutBox) {
    entries.removeAll { $0.box == nil }
    entries.append(Entry(box: box))
  }
}
