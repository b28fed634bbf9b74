public import LayoutCore

/// When a scroll view gives way at the ends of its content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Kind: Hashable { case automatic, always, basedOnSize }
  let kind: Kind
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// Says that scroll views stop at the ends of their content, whatever is asked for.
public nonisolated struct _ScrollBounceModifier: DecorationModifier {
  public typealias Body = Never
  let behavior: ScrollBounceBehavior

  final class Keeper: DecorationKeeper {
    init(_ modifier: _ScrollBounceModifier, _ node: ViewNode) {
      guard modifier.behavior == .always else { return }
      node.graph.approximate("scroll", "Scroll views stop at the ends of their content.", line: node.line)
    }
    func renew(_ modifier: _ScrollBounceModifier, _ node: ViewNode) -> Bool { false }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {}
  }
}

extension View {
  /// Sets when scroll views give way at their ends.
  ///
  /// Approximated: they do not; content that fits stays where it is, as `basedOnSize` asks.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(_ScrollBounceModifier(behavior: behavior))
  }
}
