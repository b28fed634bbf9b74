public import Foundation
public import LayoutCore

/// How far a scroll view is scrolled, and of what; lengths in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the view's start lies in the content; less than 0 where insets show before it.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// Room around the content.
  public var contentInsets: EdgeInsets
  /// The view's own size.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The view's own bounds, in the content's coordinates.
  public var bounds: CGRect { visibleRect }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize))"
  }
}

extension ScrollNode {
  var geometry: ScrollGeometry {
    let margins = box.margins
    return ScrollGeometry(
      contentOffset: CGPoint(x: box.placedOffset.x - margins.leading, y: box.placedOffset.y - margins.top),
      contentSize: CGSize(
        width: box.contentSize.width - margins.leading - margins.trailing,
        height: box.contentSize.height - margins.top - margins.bottom),
      contentInsets: margins, containerSize: box.viewport)
  }
}

extension ViewGraph {
  /// The outermost scroll view in a view.
  func scrolling(in node: LayoutID) -> (any Scrolling)? {
    if let scrolling = info[node.offset].scrolling { return scrolling }
    for child in tree.children(node) {
      if let found = scrolling(in: child) { return found }
    }
    return nil
  }
}

/// Runs an action when what it makes of the geometry of the scroll view in its view changes.
public nonisolated struct _ScrollGeometryActionModifier<T: Equatable>: ViewModifier {
  public typealias Body = Never
  let value: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  @MainActor public static func _makeView<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(
      LayoutObserverNode(
        view, inputs,
        value: { modifier, node, root in
          root.flatMap { node.graph.scrolling(in: $0)?.geometry }.map(modifier.value)
        },
        action: { $0.action($1 ?? $2, $2) }))
  }
}

extension View {
  /// - Parameter action: runs after layout with the first value and with each that differs from the one before.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryActionModifier(value: transform, action: action))
  }
}
