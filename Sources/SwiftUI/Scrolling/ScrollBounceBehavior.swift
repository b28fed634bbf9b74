public import LayoutCore

/// When a scroll view gives way at the ends of its content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Kind: Hashable { case automatic, always, basedOnSize }
  let kind: Kind
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

extension View {
  /// Sets when scroll views give way at the ends of their content: by themselves always, or only where the content is
  /// longer than they are.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      _BaseEnvironmentModifier {
        if axes.contains(.horizontal) { $0.scroll.horizontalBounce = behavior }
        if axes.contains(.vertical) { $0.scroll.verticalBounce = behavior }
      })
  }
}
