public import LayoutCore

public typealias Alignment = LayoutCore.Alignment
public typealias HorizontalAlignment = LayoutCore.HorizontalAlignment
public typealias VerticalAlignment = LayoutCore.VerticalAlignment
public typealias AlignmentID = LayoutCore.AlignmentID
public typealias TextAlignment = LayoutCore.TextAlignment
public typealias ViewDimensions = LayoutCore.ViewDimensions
public typealias ViewSpacing = LayoutCore.ViewSpacing
public typealias Axis = LayoutCore.Axis
public typealias Edge = LayoutCore.Edge
public typealias HorizontalEdge = LayoutCore.HorizontalEdge
public typealias VerticalEdge = LayoutCore.VerticalEdge
public typealias EdgeInsets = LayoutCore.EdgeInsets
public typealias UnitPoint = LayoutCore.UnitPoint
public typealias ProposedViewSize = LayoutCore.ProposedViewSize
public typealias LayoutDirection = LayoutCore.LayoutDirection
public typealias ContentMode = LayoutCore.ContentMode
public typealias VectorArithmetic = LayoutCore.VectorArithmetic
public typealias Animatable = LayoutCore.Animatable
public typealias AnimatablePair = LayoutCore.AnimatablePair
public typealias EmptyAnimatableData = LayoutCore.EmptyAnimatableData

/// Views in a row.
public nonisolated struct HStack<Content: View>: ContainerView {
  public typealias Body = Never
  let layout: HStackLayout
  let content: Content
  let lines: [Int32]

  /// - Parameter spacing: in points; nil keeps the distances that the views prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
    lines = SourceLines.take()
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerNode(view, inputs))
  }

  static var viewName: String { "HStack" }
  var orientation: Axis? { .horizontal }
  func spec(_ graph: ViewGraph) -> LayoutSpec { layout.spec }
  func hasSameLayout(_ other: Self) -> Bool { layout == other.layout }
}

/// Views in a column.
public nonisolated struct VStack<Content: View>: ContainerView {
  public typealias Body = Never
  let layout: VStackLayout
  let content: Content
  let lines: [Int32]

  /// - Parameter spacing: in points; nil keeps the distances that the views prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
    lines = SourceLines.take()
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerNode(view, inputs))
  }

  static var viewName: String { "VStack" }
  var orientation: Axis? { .vertical }
  func spec(_ graph: ViewGraph) -> LayoutSpec { layout.spec }
  func hasSameLayout(_ other: Self) -> Bool { layout == other.layout }
}

/// Views on top of each other.
public nonisolated struct ZStack<Content: View>: ContainerView {
  public typealias Body = Never
  let layout: ZStackLayout
  let content: Content
  let lines: [Int32]

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
    lines = SourceLines.take()
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerNode(view, inputs))
  }

  static var viewName: String { "ZStack" }
  var orientation: Axis? { nil }
  func spec(_ graph: ViewGraph) -> LayoutSpec { layout.spec }
  func hasSameLayout(_ other: Self) -> Bool { layout == other.layout }
}
