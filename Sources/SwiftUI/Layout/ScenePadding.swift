public import LayoutCore

/// What distance from the edges of a window is meant.
public nonisolated struct ScenePadding: Hashable, Sendable {
  let isMinimal: Bool
  /// The platform's distance for content.
  public static let automatic = ScenePadding(isMinimal: false)
  /// The least distance; the platforms of a preview have no other than the usual one.
  public static let minimum = ScenePadding(isMinimal: true)
}

/// Keeps a view as far from the edges of the window as the platform does.
public nonisolated struct _ScenePaddingLayout: LayoutModifier, Equatable {
  public typealias Body = Never
  let edges: Edge.Set
  static var modifierName: String { "scenePadding" }
  /// UIKit's layout margins, 16 points and 20 in a regular width; 20 on macOS.
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec {
    let isNarrow = environment.platform == .ios && environment.horizontalSizeClass == .compact
    return .padding(EdgeInsets(edges, isNarrow ? 16 : 20))
  }
}

extension View {
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(_ScenePaddingLayout(edges: edges))
  }
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}
