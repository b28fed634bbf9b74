public import DrawingCore
public import LayoutCore

/// Makes a view more transparent.
public nonisolated struct _OpacityEffect: EffectModifier {
  public typealias Body = Never
  var opacity: Double
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return opacity == 1 ? [] : [.opacity(opacity)]
  }
  /// What cannot be seen cannot be hit.
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { opacity > 0 ? point : nil }
}

/// Shows only what lies in a shape.
public nonisolated struct _ClipEffect<S: Shape>: EffectModifier {
  public typealias Body = Never
  var shape: S
  let style: FillStyle
  public var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    [.clip(shape.path(at: frame, environment), style)]
  }
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? {
    shape.path(at: frame).contains(point, eoFill: style.isEOFilled) ? point : nil
  }
}

/// A shadow under a view.
public nonisolated struct _ShadowEffect: EffectModifier {
  public typealias Body = Never
  let color: Color
  var radius: CGFloat
  var offset: CGSize
  private var paint = Color.Resolved(RGBA.clear)

  init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  public var animatableData:
    AnimatablePair<Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
  {
    get { AnimatablePair(paint.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      paint.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
  func resolved(in environment: EnvironmentValues) -> Self {
    var result = self
    result.paint = Color.Resolved(color.rgba(in: environment.resolution))
    return result
  }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    [.shadow(paint.rgba, radius: max(0, radius), offset: offset)]
  }
}

/// Blurs a view.
public nonisolated struct _BlurEffect: EffectModifier {
  public typealias Body = Never
  var radius: CGFloat
  let isOpaque: Bool
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    radius > 0 ? [.blur(radius: radius, isOpaque: isOpaque)] : []
  }
}

/// Turns a view about a point of it.
public nonisolated struct _RotationEffect: EffectModifier {
  public typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
  private func matrix(_ frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: frame))
  }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] { [.transform(matrix(frame))] }
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { point.applying(matrix(frame).inverted()) }
}

/// Scales a view about a point of it.
public nonisolated struct _ScaleEffect: EffectModifier {
  public typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
  private func matrix(_ frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: frame))
  }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] { [.transform(matrix(frame))] }
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { point.applying(matrix(frame).inverted()) }
}

/// Moves, turns, scales or slants a view in its own coordinates.
public nonisolated struct _TransformEffect: EffectModifier {
  public typealias Body = Never
  let transform: CGAffineTransform
  private func matrix(_ frame: CGRect) -> CGAffineTransform { transform.around(frame.origin) }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] { [.transform(matrix(frame))] }
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { point.applying(matrix(frame).inverted()) }
}

/// Changes colours by an amount.
public nonisolated struct _ColorMatrixEffect: EffectModifier {
  public typealias Body = Never
  let matrix: @Sendable (Double) -> ColorMatrix
  var amount = 0.0
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] { [.colorMatrix(matrix(amount))] }
}

/// Combines a view with what lies below it.
public nonisolated struct _BlendModeEffect: EffectModifier {
  public typealias Body = Never
  let mode: BlendMode
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] { [.blend(mode)] }
}

/// Draws a view as a whole before it is combined with what lies below.
public nonisolated struct _CompositingGroupEffect: EffectModifier {
  public typealias Body = Never
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] { [.group] }
}

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _ClipEffect(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased)))
  }

  /// - Parameter color: black at a third of its opacity unless given, as on Apple's platforms.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  nonisolated public func colorInvert() -> some View {
    modifier(
      _ColorMatrixEffect(
        matrix: { _ in ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]) }))
  }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect(mode: blendMode)) }
  nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(_CompositingGroupEffect())
  }
}

/// In what terms colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
