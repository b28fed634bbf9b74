public import LayoutCore

/// Whether a scroll view shows how far it is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  enum Kind: Hashable { case automatic, visible, hidden, never }
  let kind: Kind
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

extension View {
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      _BaseEnvironmentModifier {
        let isHidden = visibility == .hidden || visibility == .never
        if isHidden {
          $0.scroll.hiddenIndicators.formUnion(axes)
        } else {
          $0.scroll.hiddenIndicators.subtract(axes)
        }
      })
  }
}
