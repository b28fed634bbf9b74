public import Foundation
internal import LayoutCore

extension ViewHost {
  /// Scrolls what lies at a point of the picture, as a wheel or two fingers do.
  /// - Parameters:
  ///   - delta: how far the content moves up and to the left, in points.
  ///   - isTouch: whether fingers move it, which pull it beyond its ends; none yet where `delta` is zero.
  /// - Returns: whether anything scrolled.
  @discardableResult
  public func sendScroll(at point: CGPoint, by delta: CGSize, isTouch: Bool = false) -> Bool {
    let found = graph.scrolling(at: point, rootNode)
    guard isTouch else {
      return found.contains { $0.scroll(by: delta) }
        || graph.hitTest(rootNode, point).responders.contains { $0.responder.wheelTurned(by: delta) }
    }
    guard delta != .zero else { return found.map { $0.hold() }.contains(true) }
    // What the fingers have begun to scroll keeps them.
    if found.first(where: { $0.phase == .interacting }) == nil, found.contains(where: { $0.scroll(by: delta) }) {
      return true
    }
    let isVertical = abs(delta.height) >= abs(delta.width)
    let own = found.first { $0.phase == .interacting }
    let pulled = own ?? found.first { $0.canPan && $0.axes.contains(isVertical ? .vertical : .horizontal) }
    pulled?.pan(by: delta)
    return pulled != nil
  }

  /// Tells the view that the pointer's secondary button was pressed at a point of the picture.
  /// - Returns: whether a view took it.
  @discardableResult
  public func sendSecondaryPress(at point: CGPoint) -> Bool {
    graph.hitTest(rootNode, point).responders.contains { $0.responder.secondaryPress(at: $0.point, in: $0.frame) }
  }

  /// Lets what was scrolled come to rest.
  /// - Parameter velocity: of the content, in points a second.
  public func endScroll(at point: CGPoint, velocity: CGSize = .zero) {
    for scrolling in graph.scrolling(at: point, rootNode) { scrolling.scrollDidEnd(velocity: velocity) }
  }
}

extension ViewGraph {
  /// The scroll views at a point, the innermost first: those in what is shown above the picture, else those below
  /// `root`.
  func scrolling(at point: CGPoint, _ root: LayoutID) -> [any Scrolling] {
    for layer in presentedLayers.reversed() {
      let found = scrolling(at: point, below: layer)
      if !found.isEmpty || hitTest(layer, origin: .zero, point).isHit { return found }
    }
    return scrolling(at: point, below: root)
  }

  /// The scroll views at a point, the innermost first.
  func scrolling(at point: CGPoint, below node: LayoutID) -> [any Scrolling] {
    guard tree.isShown(node) else { return [] }
    let frame = tree.absoluteFrame(node)
    let own = info[node.offset]
    if let clip = own.clip?(frame), !clip.contains(point) { return [] }
    for child in tree.children(node).reversed() {
      let found = scrolling(at: point, below: child)
      if !found.isEmpty { return found + (own.scrolling.map { [$0] } ?? []) }
    }
    guard let scrolling = own.scrolling, frame.contains(point) else { return [] }
    return [scrolling]
  }
}
