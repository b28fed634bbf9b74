public import LayoutCore

/// Where a view is as it scrolls through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a scroll transition follows scrolling.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  enum Kind: Hashable { case interactive, animated, identity }
  let kind: Kind
  /// The part of the view's length that must be in sight for the whole effect to be gone, from 0 to 1.
  var shown = 1.0

  /// Follows the way that the view has come.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// Changes at once where the view comes into sight.
  public static let animated = ScrollTransitionConfiguration(kind: .animated)
  /// No effect.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
}

extension View {
  /// - Parameter axis: along which scrolling counts; nil is the scroll view's own.
  nonisolated public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  nonisolated public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    modifier(
      _VisualEffectModifier { proxy, graph in
        let identity = transition(EmptyVisualEffect(), .identity)._steps()
        guard let way = graph.scrollWay(of: proxy.node, axis), way != 0 else { return identity }
        let phase: ScrollTransitionPhase = way < 0 ? .topLeading : .bottomTrailing
        let configuration = way < 0 ? topLeading : bottomTrailing
        let edge = transition(EmptyVisualEffect(), phase)._steps()
        switch configuration.kind {
        case .identity: return identity
        case .animated: return abs(way) >= 1 ? edge : identity
        case .interactive:
          return edge.enumerated().map { index, step in
            step.mixed(from: index < identity.count ? identity[index] : nil, min(1, abs(way)))
          }
        }
      })
  }
}

extension ViewGraph {
  /// How far a view has left its scroll view: 0 where it is wholly in sight, −1 where it is out of sight at the top or
  /// leading edge, 1 at the bottom or trailing one; nil outside of scroll views.
  func scrollWay(of node: LayoutID, _ axis: Axis?) -> Double? {
    guard let (scroll, scrolling) = scrollView(around: node) else { return nil }
    let (view, frame) = (tree.absoluteFrame(scroll), tree.absoluteFrame(node))
    let isHorizontal = (axis ?? (scrolling.axes.contains(.vertical) ? .vertical : .horizontal)) == .horizontal
    let (low, high) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let (start, end) = isHorizontal ? (view.minX, view.maxX) : (view.minY, view.maxY)
    let length = high - low
    guard length > 0 else { return 0 }
    if low < start { return -min(1, (start - low) / length) }
    if high > end { return min(1, (high - end) / length) }
    return 0
  }

  /// The scroll view that contains a view.
  func scrollView(around node: LayoutID) -> (LayoutID, any Scrolling)? {
    var above = tree.parent(node)
    while let id = above {
      if let scrolling = info[id.offset].scrolling { return (id, scrolling) }
      above = tree.parent(id)
    }
    return nil
  }
}
