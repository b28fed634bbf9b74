public import Foundation

/// Lets a view run under bars and notches, on the edges where it touches them.
public final class SafeAreaIgnoringBox: LayoutBox {
  private let edges: Edge.Set

  public init(tree: LayoutTree, edges: Edge.Set) {
    self.edges = edges
    super.init(tree: tree)
  }

  override var readsPosition: Bool { true }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    nodes.first.map { tree.size($0.index, Proposal(proposal)).cgSize } ?? .zero
  }
  override func spacing() -> ViewSpacing { nodes.first.map { tree.spacing($0.index) } ?? .zero }

  override func placeSubviews(_ proposal: ProposedViewSize, _ size: CGSize) {
    guard let child = nodes.first else { return }
    let own = Size(size)
    let isRightToLeft = tree.records[Int(id.index)].flags.contains(.isRightToLeft)
    let insets = tree.unsafeInsets(own, edges, isRightToLeft: isRightToLeft)
    var offer = Proposal(proposal)
    if offer.width != Proposal.nilLength { offer.width += insets.left + insets.right }
    if offer.height != Proposal.nilLength { offer.height += insets.top + insets.bottom }
    let grown = Size(width: own.width + insets.left + insets.right, height: own.height + insets.top + insets.bottom)
    let inner = tree.size(child.index, offer)
    let x = (grown.width - inner.width) / 2 - (isRightToLeft ? insets.right : insets.left)
    setPlace(
      0, at: CGPoint(x: x, y: (grown.height - inner.height) / 2 - insets.top), anchor: .topLeading, offer)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
    nodes.first.flatMap { tree.explicitGuide($0.index, key, Proposal(proposal)).map { CGFloat($0) } }
  }
}

/// A view beside which another takes a strip of the safe area, or, without one, room on its sides.
public final class SafeAreaInsetBox: LayoutBox {
  /// What makes the safe area smaller.
  public enum Inset {
    /// The second subview, along an edge.
    case view(edge: Edge, spacing: CGFloat?, horizontal: HorizontalAlignment, vertical: VerticalAlignment)
    /// Room, in points.
    case room(EdgeInsets)
  }
  private let inset: Inset

  public init(tree: LayoutTree, inset: Inset) {
    self.inset = inset
    super.init(tree: tree)
  }

  override var readsPosition: Bool { true }

  private struct Arrangement {
    var size: Size
    var primary: Place
    var primarySize: Size
    var secondary: Place?
  }

  private func arrange(_ p: Proposal) -> Arrangement? {
    guard let primary = nodes.first?.index else { return nil }
    switch inset {
    case .room(let room):
      func reduced(_ length: Double, _ by: Double) -> Double {
        length == Proposal.nilLength ? length : max(0, length - by)
      }
      let (across, along) = (Double(room.leading + room.trailing), Double(room.top + room.bottom))
      let offer = Proposal(width: reduced(p.width, across), height: reduced(p.height, along))
      let own = tree.size(primary, offer)
      return Arrangement(
        size: Size(width: own.width + across, height: own.height + along),
        primary: Place(point: CGPoint(x: room.leading, y: room.top), anchor: .topLeading, proposal: offer),
        primarySize: own)
    case .view(let edge, let spacing, let horizontal, let vertical):
      guard nodes.count > 1 else { return nil }
      return arrange(p, primary, nodes[1].index, edge, spacing, horizontal, vertical)
    }
  }

  /// The secondary view is offered what the primary one can do without, the primary one the rest.
  private func arrange(
    _ p: Proposal, _ primary: Int32, _ secondary: Int32, _ edge: Edge, _ spacing: CGFloat?,
    _ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment
  ) -> Arrangement {
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    let gap = Double(spacing ?? CGFloat(ViewSpacing.standard))
    var least = p
    least[axis] = 0
    var offer = p
    if p[axis] != Proposal.nilLength { offer[axis] = max(0, p[axis] - gap - tree.size(primary, least)[axis]) }
    let strip = tree.size(secondary, offer)
    var rest = p
    if p[axis] != Proposal.nilLength { rest[axis] = max(0, p[axis] - gap - strip[axis]) }
    let own = tree.size(primary, rest)
    let key = axis == .vertical ? horizontal.key : vertical.key
    let (a, b) = (tree.guide(primary, key, rest, own), tree.guide(secondary, key, offer, strip))
    let low = min(-a, -b)
    let across = axis.other
    var size = Size.zero
    size[axis] = own[axis] + gap + strip[axis]
    size[across] = max(own[across] - a, strip[across] - b) - low
    let isFirst = edge == .top || edge == .leading
    func place(_ along: Double, _ guide: Double, _ proposal: Proposal) -> Place {
      let across = tree.finite(-guide - low)
      return Place(
        point: axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), anchor: .topLeading,
        proposal: proposal)
    }
    return Arrangement(
      size: size, primary: place(isFirst ? strip[axis] + gap : 0, a, rest), primarySize: own,
      secondary: place(isFirst ? 0 : own[axis] + gap, b, offer))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    arrange(Proposal(proposal))?.size.cgSize ?? .zero
  }
  override func spacing() -> ViewSpacing { nodes.first.map { tree.spacing($0.index) } ?? .zero }

  override func place(_ proposal: Proposal, _ size: Size) {
    guard let arrangement = arrange(proposal), let primary = nodes.first?.index else { return }
    let parent = Int(id.index)
    if let secondary = arrangement.secondary, nodes.count > 1 {
      tree.put(nodes[1].index, in: parent, x: secondary.point.x, y: secondary.point.y, secondary.proposal)
    }
    let isRightToLeft = tree.records[parent].flags.contains(.isRightToLeft)
    let own = arrangement.primarySize
    let x = isRightToLeft ? size.width - arrangement.primary.point.x - own.width : arrangement.primary.point.x
    let left = tree.context.x + x
    let top = tree.context.y + arrangement.primary.point.y
    // The strip joins what was unsafe already where this view reaches it.
    let outside = tree.unsafeInsets(size, .all, isRightToLeft: false)
    let whole = Bounds(
      minX: tree.context.x - outside.left, minY: tree.context.y - outside.top,
      maxX: tree.context.x + size.width + outside.right, maxY: tree.context.y + size.height + outside.bottom)
    let safe = Bounds(minX: left, minY: top, maxX: left + own.width, maxY: top + own.height)
    tree.withSafeArea(safe, whole) {
      tree.put(
        primary, in: parent, x: arrangement.primary.point.x, y: arrangement.primary.point.y,
        arrangement.primary.proposal)
    }
  }
}
