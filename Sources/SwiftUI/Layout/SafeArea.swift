public import LayoutCore

/// Lets a view run under bars and notches.
public nonisolated struct _SafeAreaIgnoringLayout: LayoutModifier, Equatable {
  public typealias Body = Never
  let edges: Edge.Set
  static var modifierName: String { "ignoresSafeArea" }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec {
    .custom(SafeAreaIgnoringBox(tree: graph.tree, edges: edges))
  }
}

/// The same for a style behind or above a view, which users do not write.
public nonisolated struct _StyleRunsUnderBars: LayoutModifier, Equatable {
  public typealias Body = Never
  let edges: Edge.Set
  static var modifierName: String { "" }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec {
    .custom(SafeAreaIgnoringBox(tree: graph.tree, edges: edges))
  }
}

/// Makes the safe area of a view smaller.
public nonisolated struct _SafeAreaPaddingLayout: LayoutModifier, Equatable {
  public typealias Body = Never
  let insets: EdgeInsets
  static var modifierName: String { "safeAreaPadding" }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec {
    .custom(SafeAreaInsetBox(tree: graph.tree, inset: .room(insets)))
  }
}

/// A view that takes a strip of another's safe area.
public nonisolated struct _SafeAreaInsetModifier<Layer: View>: LayerModifier {
  public typealias Body = Never
  static var modifierName: String { "safeAreaInset" }
  static var isBelow: Bool { false }
  let edge: Edge
  let spacing: CGFloat?
  let alignment: Alignment
  let layer: Layer
  let lines: [Int32]

  @MainActor func spec(_ graph: ViewGraph) -> LayoutSpec {
    .custom(
      SafeAreaInsetBox(
        tree: graph.tree,
        inset: .view(edge: edge, spacing: spacing, horizontal: alignment.horizontal, vertical: alignment.vertical)))
  }
}

/// The parts of an area that something may cover.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: 3)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

extension View {
  /// - Parameter regions: what may cover the area; a preview shows no keyboard.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
  }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingLayout(insets: insets))
  }
  /// - Parameter length: in points; nil is 16.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, spacing: spacing,
        alignment: Alignment(horizontal: alignment, vertical: .center), layer: content(), lines: SourceLines.take()))
  }
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, spacing: spacing,
        alignment: Alignment(horizontal: .center, vertical: alignment), layer: content(), lines: SourceLines.take()))
  }
}
