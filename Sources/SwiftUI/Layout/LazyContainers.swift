public import LayoutCore

/// Which parts of sections stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    /// In points.
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  /// After the track, in points; nil is 8.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyTrack {
    let size: LazyTrack.Size =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: Double(maximum))
      case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: Double(maximum))
      }
    return LazyTrack(size: size, spacing: spacing.map { Double($0) }, alignment: alignment)
  }
}

/// A container that makes only what is in sight.
@MainActor
protocol LazyContainerView: View where Body == Never {
  associatedtype Content: View
  static var viewName: String { get }
  var style: LazyBox.Style { get }
  var content: Content { get }
  var lines: [Int32] { get }
  func makeBox(_ graph: ViewGraph, _ environment: EnvironmentValues, content: any LazyContent) -> LazyBox
}

extension LazyContainerView {
  func makeBox(_ graph: ViewGraph, _ environment: EnvironmentValues, content: any LazyContent) -> LazyBox {
    LazyBox(tree: graph.tree, style: style, content: content)
  }
}

/// A column that makes only the views in sight.
public nonisolated struct LazyVStack<Content: View>: LazyContainerView {
  public typealias Body = Never
  static var viewName: String { "LazyVStack" }
  let style: LazyBox.Style
  let content: Content
  let lines: [Int32]

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    style = .lazy(.vertical, spacing, Alignment(horizontal: alignment, vertical: .center), nil, pinnedViews)
    self.content = content()
    lines = SourceLines.take()
  }
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LazyContainerNode(view, inputs))
  }
}

/// A row that makes only the views in sight.
public nonisolated struct LazyHStack<Content: View>: LazyContainerView {
  public typealias Body = Never
  static var viewName: String { "LazyHStack" }
  let style: LazyBox.Style
  let content: Content
  let lines: [Int32]

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    style = .lazy(.horizontal, spacing, Alignment(horizontal: .center, vertical: alignment), nil, pinnedViews)
    self.content = content()
    lines = SourceLines.take()
  }
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LazyContainerNode(view, inputs))
  }
}

/// A grid that grows downwards and makes only the views in sight.
public nonisolated struct LazyVGrid<Content: View>: LazyContainerView {
  public typealias Body = Never
  static var viewName: String { "LazyVGrid" }
  let style: LazyBox.Style
  let content: Content
  let lines: [Int32]

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    style = .lazy(
      .vertical, spacing ?? 8, Alignment(horizontal: alignment, vertical: .center), columns, pinnedViews)
    self.content = content()
    lines = SourceLines.take()
  }
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LazyContainerNode(view, inputs))
  }
}

/// A grid that grows sideways and makes only the views in sight.
public nonisolated struct LazyHGrid<Content: View>: LazyContainerView {
  public typealias Body = Never
  static var viewName: String { "LazyHGrid" }
  let style: LazyBox.Style
  let content: Content
  let lines: [Int32]

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    style = .lazy(.horizontal, spacing ?? 8, Alignment(horizontal: .center, vertical: alignment), rows, pinnedViews)
    self.content = content()
    lines = SourceLines.take()
  }
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LazyContainerNode(view, inputs))
  }
}

extension LazyBox.Style {
  fileprivate static func lazy(
    _ axis: Axis, _ spacing: CGFloat?, _ alignment: Alignment, _ items: [GridItem]?, _ pins: PinnedScrollableViews
  ) -> LazyBox.Style {
    var style = LazyBox.Style(
      axis: axis, spacing: spacing.map { Double($0) }, alignment: alignment, tracks: items?.map(\.track))
    style.pinsHeaders = pins.contains(.sectionHeaders)
    style.pinsFooters = pins.contains(.sectionFooters)
    return style
  }
}
