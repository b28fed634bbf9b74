public import Foundation

/// A view onto content that may be larger than it.
///
/// Along its axes it takes what it is proposed and asks the content for its ideal length; across it passes the proposal
/// on and takes the content's length. The content stands at the top and the leading edge, moved by the offset.
public final class ScrollBox: LayoutBox {
  public let axes: Axis.Set
  /// How far the content is scrolled, in points; kept within the content when placed.
  public private(set) var offset = CGPoint.zero
  /// The offset at which the content was placed last, which frames in it are counted from.
  public private(set) var placedOffset = CGPoint.zero
  public private(set) var contentSize = CGSize.zero
  public private(set) var viewport = CGSize.zero
  /// How far the view reaches under bars on its sides, where it still shows content.
  public private(set) var overhang = EdgeInsets()
  /// Room around the content, in points.
  public var margins = EdgeInsets()
  /// Where the content stands before it was scrolled.
  public var initialAnchor: UnitPoint?
  /// Where content that is shorter than the view stands.
  public var alignmentAnchor: UnitPoint?
  /// The large title above, which goes as the content is scrolled; nil where there is none.
  public var collapse: TitleCollapse?
  /// How far the content stands beyond its ends, in points: less than 0 before its start.
  public private(set) var overshoot = CGSize.zero
  /// Where a person had scrolled to before this view was made; forgotten once somebody scrolls it.
  public var restoredOffset: CGPoint?
  public private(set) var hasScrolled = false

  /// How much of the offset the bar above has taken by getting smaller, in points.
  public var absorbed: CGFloat { collapse?.absorbed ?? 0 }

  /// Without a height proposed it is as high as its content; else it has none, as lists have none.
  public var hasIdealLength = true

  public init(tree: LayoutTree, axes: Axis.Set) {
    self.axes = axes
    super.init(tree: tree)
  }

  override var readsPosition: Bool { true }

  private var horizontalMargins: Double { Double(margins.leading + margins.trailing) }
  private var verticalMargins: Double { Double(margins.top + margins.bottom) }

  private func contentProposal(_ p: Proposal) -> Proposal {
    func reduced(_ length: Double, _ by: Double) -> Double {
      length == Proposal.nilLength ? length : max(0, length - by)
    }
    return Proposal(
      width: axes.contains(.horizontal) ? Proposal.nilLength : reduced(p.width, horizontalMargins),
      height: axes.contains(.vertical) ? Proposal.nilLength : reduced(p.height, verticalMargins))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let p = Proposal(proposal)
    guard let content = nodes.first else {
      return CGSize(width: p.width.or(0), height: p.height.or(0))
    }
    let own = tree.withContainer(p) { tree.size(content.index, contentProposal(p)) }
    let (width, height) = (own.width + horizontalMargins, own.height + verticalMargins)
    return CGSize(
      width: axes.contains(.horizontal) ? p.width.or(width) : width,
      height: axes.contains(.vertical) ? p.height.or(hasIdealLength ? height : 0) : height)
  }

  override func place(_ proposal: Proposal, _ size: Size) {
    guard let content = nodes.first else { return }
    let offer = contentProposal(proposal)
    let parent = Int(id.index)
    tree.withContainer(proposal) {
      let own = tree.size(content.index, offer)
      contentSize = CGSize(width: own.width + horizontalMargins, height: own.height + verticalMargins)
      viewport = size.cgSize
      if let restoredOffset {
        offset = restoredOffset
        hasScrolled = true
      } else if !hasScrolled {
        let anchor = initialAnchor ?? UnitPoint(x: 0, y: 0)
        offset = CGPoint(
          x: anchor.x * (contentSize.width - viewport.width), y: anchor.y * (contentSize.height - viewport.height))
      }
      // The title follows the scroll view that begins below it.
      if collapse != nil, abs(tree.context.y - tree.context.safe.minY) > 0.01 { collapse = nil }
      offset = clamped(offset)
      collapse?.scrolled(to: offset.y)
      placedOffset = CGPoint(x: offset.x + overshoot.width, y: offset.y + overshoot.height - absorbed)
      let insets = tree.unsafeInsets(size, .all, isRightToLeft: false)
      overhang = EdgeInsets(
        top: axes.contains(.vertical) ? insets.top : 0, leading: axes.contains(.horizontal) ? insets.left : 0,
        bottom: axes.contains(.vertical) ? insets.bottom : 0, trailing: axes.contains(.horizontal) ? insets.right : 0)
      let outer = tree.context.visible
      let (x, y) = (tree.context.x, tree.context.y)
      tree.context.visible = outer.intersection(
        Bounds(
          minX: x - overhang.leading, minY: y - overhang.top, maxX: x + size.width + overhang.trailing,
          maxY: y + size.height + overhang.bottom))
      let short = shortfall
      tree.put(
        content.index, in: parent, x: Double(margins.leading - placedOffset.x + short.x),
        y: Double(margins.top - placedOffset.y + short.y), offer)
      tree.context.visible = outer
    }
  }

  /// Where content stands that is shorter than the view.
  private var shortfall: CGPoint {
    guard let anchor = alignmentAnchor ?? initialAnchor.map({ _ in UnitPoint(x: 0, y: 0) }) else { return .zero }
    return CGPoint(
      x: axes.contains(.horizontal) ? max(0, viewport.width - contentSize.width) * anchor.x : 0,
      y: axes.contains(.vertical) ? max(0, viewport.height - contentSize.height) * anchor.y : 0)
  }

  /// How far the content can be scrolled.
  public var end: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? max(0, contentSize.width - viewport.width) : 0,
      y: axes.contains(.vertical) ? max(0, contentSize.height + absorbed - viewport.height) : 0)
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    func limit(_ value: CGFloat, _ end: CGFloat) -> CGFloat { value.isFinite ? min(max(0, value), end) : 0 }
    let end = end
    return CGPoint(x: limit(offset.x, end.x), y: limit(offset.y, end.y))
  }

  /// Where the content is, beyond its ends or not.
  public var place: CGPoint { CGPoint(x: offset.x + overshoot.width, y: offset.y + overshoot.height) }

  /// Moves the content to where it is beyond its ends, too, as a finger can.
  public func stretch(to target: CGPoint) {
    let inside = clamped(target)
    let over = CGSize(
      width: axes.contains(.horizontal) ? target.x - inside.x : 0,
      height: axes.contains(.vertical) ? target.y - inside.y : 0)
    scroll(to: inside)
    guard over != overshoot else { return }
    overshoot = over
    tree.setNeedsPlacement(id)
  }

  /// Scrolls, as far as there is content.
  /// - Returns: how far it went.
  @discardableResult
  public func scroll(to target: CGPoint) -> CGSize {
    restoredOffset = nil
    if overshoot != .zero { tree.setNeedsPlacement(id) }
    overshoot = .zero
    let new = clamped(target)
    let moved = CGSize(width: new.x - offset.x, height: new.y - offset.y)
    guard moved != .zero else { return .zero }
    offset = new
    hasScrolled = true
    tree.setNeedsPlacement(id)
    collapse?.scrolled(to: offset.y)
    return moved
  }

  /// Scrolls so that a rectangle in the root's coordinates is seen: its anchor at the view's, or by as little as needed.
  /// - Returns: how far it went.
  public func scroll(to frame: CGRect, anchor: UnitPoint?) -> CGSize {
    let own = tree.absoluteFrame(id)
    func target(_ start: CGFloat, _ length: CGFloat, _ view: CGFloat, _ offset: CGFloat, _ anchor: CGFloat?) -> CGFloat
    {
      if let anchor { return offset + start + length * anchor - view * anchor }
      if start < 0 || length > view { return offset + start }
      return start + length > view ? offset + start + length - view : offset
    }
    return scroll(
      to: CGPoint(
        x: target(frame.minX - own.minX, frame.width, viewport.width, placedOffset.x, anchor?.x),
        y: target(frame.minY - own.minY, frame.height, viewport.height, placedOffset.y, anchor?.y) + absorbed))
  }
}

extension LayoutTree {
  /// Measures or places what `body` does with the size that `containerRelativeFrame` means.
  func withContainer<R>(_ p: Proposal, _ body: () -> R) -> R {
    let outer = container
    container = Size(width: p.width.or(outer.width), height: p.height.or(outer.height))
    if container != outer || lastScrollContainer != container {
      if lastScrollContainer != container { for box in relativeBoxes.allObjects { invalidate(box.id) } }
      lastScrollContainer = container
    }
    defer { container = outer }
    return body()
  }
}
