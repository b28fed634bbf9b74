public import Foundation
internal import LayoutCore

/// How a screen comes above the one before, and goes.
public nonisolated protocol NavigationTransition: Sendable {
  /// Where the screen grows out of; nil for the platform's own way.
  var _source: _TransitionSourceKey? { get }
}

/// Names a view that a screen grows out of.
public nonisolated struct _TransitionSourceKey: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The platform's own way.
public nonisolated struct AutomaticNavigationTransition: NavigationTransition {
  public init() {}
  public var _source: _TransitionSourceKey? { nil }
}

/// A screen that grows out of a view.
public nonisolated struct ZoomNavigationTransition: NavigationTransition {
  public let _source: _TransitionSourceKey?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(_source: _TransitionSourceKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// How the view looks that a screen grows out of.
public nonisolated protocol MatchedTransitionSourceConfiguration: Sendable {
  var _cornerRadius: CGFloat { get }
}

/// The view as it is.
public nonisolated struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _cornerRadius: CGFloat { 0 }

  /// - Parameter shape: that the screen has while it is as small as the view.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    RoundedTransitionSource(_cornerRadius: shape.cornerSize.width)
  }
}

/// The view with round corners.
nonisolated struct RoundedTransitionSource: MatchedTransitionSourceConfiguration {
  let _cornerRadius: CGFloat
}

/// Marks a view that a screen may grow out of.
public nonisolated struct _TransitionSourceModifier: DecorationModifier {
  public typealias Body = Never
  let key: _TransitionSourceKey
  let cornerRadius: CGFloat

  final class Keeper: DecorationKeeper {
    private let responder = TransitionSource()
    init(_ modifier: _TransitionSourceModifier, _ node: ViewNode) { _ = renew(modifier, node) }
    func renew(_ modifier: _TransitionSourceModifier, _ node: ViewNode) -> Bool {
      (responder.key, responder.cornerRadius) = (modifier.key, modifier.cornerRadius)
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

/// Stands at a view that a screen may grow out of.
final class TransitionSource: Responder {
  var key: _TransitionSourceKey?
  var cornerRadius: CGFloat = 0
}

extension ViewGraph {
  /// The view of a key among those of a screen, by their last layout.
  /// - Parameter frame: of the screen's root, in the space of the answer.
  /// - Complexity: O(views of the screen).
  func transitionSource(_ key: _TransitionSourceKey, in root: LayoutID, _ frame: CGRect) -> (CGRect, CGFloat)? {
    for case .responder(let responder) in info[root.offset].decorations {
      if let source = responder as? TransitionSource, source.key == key { return (frame, source.cornerRadius) }
    }
    for child in tree.children(root) {
      let place = tree.frame(child).offsetBy(dx: frame.minX, dy: frame.minY)
      if let found = transitionSource(key, in: child, place) { return found }
    }
    return nil
  }
}

extension View {
  /// Has the screen that the view fills grow out of the view that `matchedTransitionSource` marks, and go back into it.
  ///
  /// Approximated: sheets and covers come and go in the platform's own way, whatever the transition.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(_BarChangeModifier { $0.zoomSource = style._source ?? $0.zoomSource })
  }
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }
  /// - Parameter configuration: changes how the view looks as the screen comes out of it.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      _TransitionSourceModifier(
        key: _TransitionSourceKey(id: AnyHashable(id), namespace: namespace),
        cornerRadius: configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius))
  }
}
