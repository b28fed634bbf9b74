internal import Foundation
internal import LayoutCore

/// What a person's fingers and wheel do.
extension ScrollNode {
  /// Moves the content as far as there is content, as a wheel does.
  func scroll(by delta: CGSize) -> Bool {
    guard !environment.base.scroll.isDisabled else { return false }
    let place = box.place
    begin()
    let moved = box.scroll(to: CGPoint(x: place.x + delta.width, y: place.y + delta.height))
    guard moved != .zero else {
      isScrolling = false
      return false
    }
    graph.setNeedsRender()
    reportPosition()
    return true
  }

  private func begin() {
    guard !isScrolling else { return }
    isScrolling = true
    (startOffset, reported) = (box.offset, nil)
    motion.stop()
    dismissKeyboard()
  }

  var canPan: Bool {
    !environment.base.scroll.isDisabled
      && (box.end.x > 0.5 || box.end.y > 0.5 || refresh != nil || givesWay(.horizontal) || givesWay(.vertical))
  }

  func leaves(_ way: CGSize) -> Bool {
    guard axes.contains(.vertical), refresh == nil else { return false }
    return environment.sheetRest?.takes(way, isAtStart: box.place.y <= 0) ?? false
  }

  /// Stops content that goes on by itself.
  func hold() -> Bool {
    guard motion.isDecelerating else { return false }
    begin()
    return true
  }

  func pan(by delta: CGSize) {
    begin()
    let bounds = bounds
    func next(_ place: CGFloat, _ by: CGFloat, _ start: CGFloat, _ end: CGFloat, _ axis: Axis.Set) -> CGFloat {
      let view = axis == .horizontal ? box.viewport.width : box.viewport.height
      guard axes.contains(axis), view > 0 else { return 0 }
      let band = RubberBand(start: start, end: end, view: view)
      let wanted = band.finger(at: place) + by
      return givesWay(axis) ? band.place(of: wanted) : min(max(wanted, start), end)
    }
    let place = box.place
    box.stretch(
      to: CGPoint(
        x: next(place.x, delta.width, bounds.start.x, bounds.end.x, .horizontal),
        y: next(place.y, delta.height, bounds.start.y, bounds.end.y, .vertical)))
    if let refresh { pulling?.pulled(by: -box.place.y, refresh) { [weak self] in self?.letGo() } }
    graph.setNeedsRender()
    reportPosition()
  }

  /// What pulling the view down asks for.
  private var refresh: RefreshAction? { axes.contains(.vertical) ? environment.refresh : nil }

  /// Between where the content comes to rest: before its start, while a control is shown there.
  var bounds: (start: CGPoint, end: CGPoint) { (CGPoint(x: 0, y: -(pulling?.height ?? 0)), box.end) }

  /// Whether the content goes beyond its ends as far as a finger pulls it.
  private func givesWay(_ axis: Axis.Set) -> Bool {
    guard axes.contains(axis) else { return false }
    let scroll = environment.base.scroll
    let behavior = axis == .horizontal ? scroll.horizontalBounce : scroll.verticalBounce
    if axis == .vertical, refresh != nil { return true }
    return behavior != .basedOnSize || (axis == .horizontal ? box.end.x : box.end.y) > 0.5
  }

  func scrollDidEnd(velocity: CGSize) {
    guard isScrolling else { return }
    isScrolling = false
    let own = CGSize(
      width: axes.contains(.horizontal) ? velocity.width : 0, height: axes.contains(.vertical) ? velocity.height : 0)
    if let behavior = environment.base.scroll.targetBehavior { settle(by: behavior, own) } else { letGo(own) }
    reportPosition()
    graph.setNeedsRender()
  }

  /// Lets the content glide on, and back from beyond its ends.
  private func letGo(_ velocity: CGSize = .zero) {
    guard !isScrolling else { return }
    let (place, bounds) = (box.place, bounds)
    let isInside =
      place.x >= bounds.start.x && place.x <= bounds.end.x && place.y >= bounds.start.y && place.y <= bounds.end.y
    guard velocity != .zero || !isInside else { return }
    motion.glide(velocity: velocity) { [weak self] in
      guard let self else { return (.zero, .zero, .zero) }
      let bounds = self.bounds
      return (box.place, bounds.start, bounds.end)
    }
  }

  /// Moves to where the behaviour lets scrolling come to rest.
  private func settle(by behavior: any ScrollTargetBehavior, _ velocity: CGSize) {
    let place = box.place
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: startOffset, size: box.viewport)),
      velocity: CGVector(dx: velocity.width, dy: velocity.height),
      contentSize: box.contentSize, containerSize: box.viewport, axes: axes, targets: targets().map(\.frame),
      isCompact: environment.horizontalSizeClass == .compact)
    let end = ScrollMotion.rest(from: place, velocity: velocity)
    var target = ScrollTarget(rect: CGRect(origin: end, size: box.viewport))
    behavior.updateTarget(&target, context: context)
    let bounds = bounds
    let rest = CGPoint(
      x: min(max(target.rect.minX, bounds.start.x), bounds.end.x),
      y: min(max(target.rect.minY, bounds.start.y), bounds.end.y))
    if rest != place { motion.settle(from: place, velocity: velocity, to: rest) }
  }

  /// Shows the content where its motion has brought it.
  func show(_ place: CGPoint) {
    guard !isDestroyed else { return }
    if motion.isDecelerating {
      box.stretch(
        to: CGPoint(
          x: givesWay(.horizontal) ? place.x : min(max(place.x, 0), box.end.x),
          y: givesWay(.vertical) ? place.y : min(max(place.y, 0), box.end.y)))
      reportPosition()
    } else {
      box.scroll(to: place)
    }
    graph.setNeedsRender()
  }

  /// The views on which scrolling comes to rest, in the content's coordinates.
  private func targets() -> [(node: LayoutID, frame: CGRect)] {
    guard let id else { return [] }
    let origin = graph.tree.absoluteFrame(id).origin
    var result: [(node: LayoutID, frame: CGRect)] = []
    func visit(_ node: LayoutID) {
      let children = graph.tree.children(node)
      if graph.info[node.offset].isScrollTarget {
        // A container's views count, and a single view itself.
        for target in children.isEmpty ? [node] : children {
          let frame = graph.tree.absoluteFrame(target)
          result.append(
            (target, frame.offsetBy(dx: box.placedOffset.x - origin.x, dy: box.placedOffset.y - origin.y)))
        }
        return
      }
      for child in children { visit(child) }
    }
    for child in graph.tree.children(id) { visit(child) }
    return result
  }

  /// Tells a bound position, once the content is laid out, which target is at the start, or at the binding's anchor.
  private func reportPosition() {
    guard environment.base.scroll.position != nil, !isReporting else { return }
    isReporting = true
    graph.afterUpdate { [weak self] in
      self?.isReporting = false
      self?.tellPosition()
    }
  }

  private func tellPosition() {
    guard !isDestroyed, let binding = environment.base.scroll.position else { return }
    let anchor = binding.anchor ?? .topLeading
    let point = CGPoint(
      x: box.placedOffset.x + box.viewport.width * anchor.x, y: box.placedOffset.y + box.viewport.height * anchor.y)
    let isVertical = axes.contains(.vertical)
    let hit = targets().first { isVertical ? $0.frame.maxY > point.y : $0.frame.maxX > point.x }
    guard let node = hit?.node, let id = graph.info[node.offset].identityValue, id != reported else { return }
    reported = id
    graph.isReportingScroll = true
    binding.set(id)
    graph.afterUpdate { [graph] in graph.isReportingScroll = false }
  }
}

/// Content beyond its ends follows a finger less the farther it is.
struct RubberBand {
  /// How much of a finger's way content goes as it comes beyond its end: that of UIKit's scroll views.
  private static let give: CGFloat = 0.55

  let start, end: CGFloat
  /// The view's length, which content never goes beyond.
  let view: CGFloat

  /// Where the content is when a finger has pulled it.
  func place(of finger: CGFloat) -> CGFloat {
    func less(_ way: CGFloat) -> CGFloat { (1 - 1 / (way * Self.give / view + 1)) * view }
    if finger < start { return start - less(start - finger) }
    return finger > end ? end + less(finger - end) : finger
  }

  /// How far a finger has pulled content that is there.
  func finger(at place: CGFloat) -> CGFloat {
    func more(_ way: CGFloat) -> CGFloat { way < view ? way * view / (Self.give * (view - way)) : way }
    if place < start { return start - more(start - place) }
    return place > end ? end + more(place - end) : place
  }
}
