import Foundation

/// A screen with bars that cover its edges.
///
/// 1. The subviews are, in this order, the content, the bar at the top, the large title below it, and the bar at the
///    bottom. A bar has the height that it answers to the width; one that is not there answers zero.
/// 2. The content gets the room between the bars, which is its safe area; what it scrolls runs on under them.
/// 3. The large title moves up with what is scrolled. Once it has gone, the content reaches up to the bar.
public final class BarsBox: LayoutBox {
  public let collapse: TitleCollapse

  public init(tree: LayoutTree, collapse: TitleCollapse) {
    self.collapse = collapse
    super.init(tree: tree)
    collapse.bars = self
  }

  override var readsPosition: Bool { true }

  private struct Heights {
    var top, title, bottom: Double
    /// What the content cannot have.
    func taken(isCollapsed: Bool) -> Double { top + (isCollapsed ? 0 : title) + bottom }
  }

  private func heights(_ width: Double) -> Heights {
    let offer = Proposal(width: width, height: Proposal.nilLength)
    func height(_ position: Int) -> Double {
      nodes.indices.contains(position) ? tree.size(nodes[position].index, offer).height : 0
    }
    return Heights(top: height(1), title: height(2), bottom: height(3))
  }

  private func contentOffer(_ p: Proposal, _ taken: Double) -> Proposal {
    var offer = p
    if offer.height != Proposal.nilLength { offer.height = max(0, offer.height - taken) }
    return offer
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let p = Proposal(proposal)
    if p.width != Proposal.nilLength, p.height != Proposal.nilLength { return CGSize(width: p.width, height: p.height) }
    guard let content = nodes.first else { return .zero }
    let heights = heights(p.width)
    let taken = heights.taken(isCollapsed: heights.title > 0 && collapse.offset >= heights.title)
    let own = tree.size(content.index, contentOffer(p, taken))
    return CGSize(width: p.width.or(own.width), height: p.height.or(own.height + taken))
  }

  override func spacing() -> ViewSpacing { nodes.first.map { tree.spacing($0.index) } ?? .zero }

  override func place(_ proposal: Proposal, _ size: Size) {
    guard let content = nodes.first else { return }
    let parent = Int(id.index)
    let heights = heights(size.width)
    collapse.length = CGFloat(heights.title)
    let above = heights.top + (collapse.isCollapsed ? 0 : heights.title)
    let room = Size(width: size.width, height: max(0, size.height - above - heights.bottom))
    let offer = Proposal(width: room.width, height: room.height)
    let (x, y) = (tree.context.x, tree.context.y)
    // The bars join what was unsafe already where this view reaches it.
    let outside = tree.unsafeInsets(size, .all, isRightToLeft: false)
    let whole = Bounds(
      minX: x - outside.left, minY: y - outside.top, maxX: x + size.width + outside.right,
      maxY: y + size.height + outside.bottom)
    let safe = Bounds(minX: x, minY: y + above, maxX: x + room.width, maxY: y + above + room.height)
    tree.withSafeArea(safe, whole) {
      let own = tree.size(content.index, offer)
      tree.put(
        content.index, in: parent, x: tree.finite((room.width - own.width) / 2),
        y: above + tree.finite((room.height - own.height) / 2), offer)
    }
    func putBar(_ position: Int, y: Double) {
      guard nodes.indices.contains(position) else { return }
      let offer = Proposal(width: size.width, height: Proposal.nilLength)
      tree.put(nodes[position].index, in: parent, x: 0, y: y, offer)
    }
    putBar(1, y: 0)
    putBar(2, y: heights.top - min(Double(collapse.offset), heights.title))
    putBar(3, y: size.height - heights.bottom)
  }
}
