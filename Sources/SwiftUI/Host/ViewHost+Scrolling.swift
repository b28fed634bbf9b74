public import Foundation
internal import LayoutCore

extension ViewHost {
  /// Scrolls what lies at a point of the picture, as a wheel or two fingers do.
  /// - Parameter delta: how far the content moves up and to the left, in points.
  /// - Returns: whether anything scrolled.
  @discardableResult
  public func sendScroll(at point: CGPoint, by delta: CGSize) -> Bool {
    graph.scrolling(at: point, below: rootNode).contains { $0.scroll(by: delta) }
  }

  /// Lets what was scrolled come to rest.
  public func endScroll(at point: CGPoint) {
    for scrolling in graph.scrolling(at: point, below: rootNode) { scrolling.scrollDidEnd() }
  }
}

extension ViewGraph {
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
