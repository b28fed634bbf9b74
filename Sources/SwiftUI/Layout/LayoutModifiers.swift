public import LayoutCore

/// Makes room around a view.
public nonisolated struct _PaddingLayout: LayoutModifier, Equatable {
  public typealias Body = Never
  let insets: EdgeInsets
  static var modifierName: String { "padding" }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec { .padding(insets) }
}

/// A frame of fixed size around a view.
public nonisolated struct _FrameLayout: LayoutModifier, Equatable {
  public typealias Body = Never
  let width, height: CGFloat?
  let alignment: Alignment
  static var modifierName: String { "frame" }
  var warning: String? {
    let isValid = [width, height].allSatisfy { $0.map { $0.isFinite && $0 >= 0 } ?? true }
    return isValid ? nil : "Invalid frame dimension (negative or non-finite); it is ignored."
  }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec {
    .fixedFrame(width: width, height: height, alignment: alignment)
  }
}

/// A frame with limits around a view.
public nonisolated struct _FlexFrameLayout: LayoutModifier, Equatable {
  public typealias Body = Never
  let frame: FlexibleFrame
  let alignment: Alignment
  static var modifierName: String { "frame" }
  var warning: String? {
    func isOrdered(_ a: CGFloat?, _ b: CGFloat?, _ c: CGFloat?) -> Bool {
      let given = [a, b, c].compactMap { $0 }
      return given.allSatisfy { !$0.isNaN } && zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    }
    let isValid =
      isOrdered(frame.minWidth, frame.idealWidth, frame.maxWidth)
      && isOrdered(frame.minHeight, frame.idealHeight, frame.maxHeight)
    return isValid ? nil : "Contradictory frame constraints specified; minimum, ideal and maximum must be in order."
  }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec {
    .flexibleFrame(frame, alignment: alignment)
  }
}

/// Offers a view a box of given proportions.
public nonisolated struct _AspectRatioLayout: LayoutModifier, Equatable {
  public typealias Body = Never
  let ratio: CGFloat?
  let mode: ContentMode
  static var modifierName: String { "aspectRatio" }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec { .aspectRatio(ratio, mode) }
}

/// Holds a view at its ideal size.
public nonisolated struct _FixedSizeLayout: LayoutModifier, Equatable {
  public typealias Body = Never
  let horizontal, vertical: Bool
  static var modifierName: String { "fixedSize" }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec {
    .fixedSize(horizontal: horizontal, vertical: vertical)
  }
}

/// Moves what is drawn, not what is laid out.
public nonisolated struct _OffsetEffect: LayoutModifier, Equatable, Animatable {
  public typealias Body = Never
  var offset: CGSize
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
  var drawnOffset: _OffsetEffect? { self }
  static var modifierName: String { "offset" }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec { .offset(offset) }
}

/// Puts a view's centre at a point.
public nonisolated struct _PositionLayout: LayoutModifier, Equatable {
  public typealias Body = Never
  let position: CGPoint
  static var modifierName: String { "position" }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec { .position(position) }
}

/// Sets a guide of a view.
public nonisolated struct _AlignmentGuideLayout: LayoutModifier {
  public typealias Body = Never
  enum Guide {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }
  let guide: Guide
  let value: (ViewDimensions) -> CGFloat
  static var modifierName: String { "alignmentGuide" }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec {
    switch guide {
    case .horizontal(let alignment): .horizontalGuide(alignment, value)
    case .vertical(let alignment): .verticalGuide(alignment, value)
    }
  }
  func hasSameLayout(_ other: Self) -> Bool { false }
}

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

  /// Makes room on some sides.
  /// - Parameter length: in points; nil is 16, the default on Apple's platforms.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(edges, length ?? 16)))
  }
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(.all, length)))
  }

  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let frame = FlexibleFrame(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
      maxHeight: maxHeight)
    return modifier(_FlexFrameLayout(frame: frame, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  /// - Parameter aspectRatio: width over height; nil keeps the proportions of the view's ideal size.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  nonisolated public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideLayout(guide: .horizontal(g), value: computeValue))
  }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideLayout(guide: .vertical(g), value: computeValue))
  }
}
