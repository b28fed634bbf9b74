public import DrawingCore
public import LayoutCore

/// Views above a view.
public nonisolated struct _OverlayModifier<Layer: View>: LayerModifier {
  public typealias Body = Never
  static var modifierName: String { "overlay" }
  static var isBelow: Bool { false }
  let alignment: Alignment
  let layer: Layer
  let lines: [Int32]
}

/// Views below a view.
public nonisolated struct _BackgroundModifier<Layer: View>: LayerModifier {
  public typealias Body = Never
  static var modifierName: String { "background" }
  static var isBelow: Bool { true }
  let alignment: Alignment
  let layer: Layer
  let lines: [Int32]
}

/// Views whose opacity decides what of a view is drawn.
public nonisolated struct _MaskModifier<Layer: View>: LayerModifier {
  public typealias Body = Never
  static var modifierName: String { "mask" }
  static var isBelow: Bool { false }
  static var isMask: Bool { true }
  let alignment: Alignment
  let layer: Layer
  let lines: [Int32]
}

extension View {
  /// Shows the view only where `mask` is opaque.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    modifier(_MaskModifier(alignment: alignment, layer: mask(), lines: SourceLines.take()))
  }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(alignment: .center, layer: mask, lines: []))
  }

  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_OverlayModifier(alignment: alignment, layer: content(), lines: SourceLines.take()))
  }
  @_disfavoredOverload
  nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(alignment: alignment, layer: overlay, lines: []))
  }
  /// - Parameter edges: the safe area edges over which the style runs.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      _OverlayModifier(
        alignment: .center, layer: Rectangle().fill(style).modifier(_StyleRunsUnderBars(edges: edges)), lines: []))
  }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    modifier(_OverlayModifier(alignment: .center, layer: shape.fill(style, style: fillStyle), lines: []))
  }

  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(_BackgroundModifier(alignment: alignment, layer: content(), lines: SourceLines.take()))
  }
  @_disfavoredOverload
  nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    modifier(_BackgroundModifier(alignment: alignment, layer: background, lines: []))
  }
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(
      _BackgroundModifier(
        alignment: .center, layer: Rectangle().fill(style).modifier(_StyleRunsUnderBars(edges: edges)), lines: []))
  }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundModifier(alignment: .center, layer: shape.fill(style, style: fillStyle), lines: []))
  }
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
}
