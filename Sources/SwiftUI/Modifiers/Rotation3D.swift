public import DrawingCore
public import LayoutCore

/// Turns a view in space.
public nonisolated struct _Rotation3DEffect: EffectModifier, Sendable {
  public typealias Body = Never
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  let perspective: CGFloat

  public var animatableData: AnimatablePair<Angle.AnimatableData, AnimatablePair<UnitPoint.AnimatableData, CGFloat>> {
    get { AnimatablePair(angle.animatableData, AnimatablePair(anchor.animatableData, anchorZ)) }
    set {
      angle.animatableData = newValue.first
      (anchor.animatableData, anchorZ) = (newValue.second.first, newValue.second.second)
    }
  }

  /// The turn about the anchor, seen from a distance of the view's larger side divided by `perspective`.
  func projection(in frame: CGRect) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
    let t = 1 - c
    // The rows of the rotation that lead to x, y and z; a point of the view has z = -anchorZ before it is turned.
    let toX = (t * x * x + c, t * x * y - s * z, t * x * z + s * y)
    let toY = (t * x * y + s * z, t * y * y + c, t * y * z - s * x)
    let toZ = (t * x * z - s * y, t * y * z + s * x, t * z * z + c)
    let side = max(frame.width, frame.height)
    let depth = side > 0 ? perspective / side : 0
    var turn = ProjectionTransform()
    turn.m11 = toX.0
    turn.m21 = toX.1
    turn.m31 = -toX.2 * anchorZ
    turn.m12 = toY.0
    turn.m22 = toY.1
    turn.m32 = -toY.2 * anchorZ
    turn.m13 = -toZ.0 * depth
    turn.m23 = -toZ.1 * depth
    turn.m33 = 1 - (anchorZ - toZ.2 * anchorZ) * depth
    let point = anchor.point(in: frame)
    let there = ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
    let back = ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y))
    return there.concatenating(turn).concatenating(back)
  }

  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    [.projection(projection(in: frame))]
  }
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { projection(in: frame).locate(point) }
}

/// Draws a view through a projection of its own coordinates.
public nonisolated struct _ProjectionEffect: EffectModifier {
  public typealias Body = Never
  let transform: ProjectionTransform

  private func projection(in frame: CGRect) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY)).concatenating(transform)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
  }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    [.projection(projection(in: frame))]
  }
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { projection(in: frame).locate(point) }
}

extension ProjectionTransform {
  /// The point that is drawn at `point`; nil where there is none.
  func locate(_ point: CGPoint) -> CGPoint? {
    var inverse = self
    guard inverse.invert() else { return nil }
    let w = point.x * inverse.m13 + point.y * inverse.m23 + inverse.m33
    guard abs(w) > 1e-9 else { return nil }
    return CGPoint(
      x: (point.x * inverse.m11 + point.y * inverse.m21 + inverse.m31) / w,
      y: (point.x * inverse.m12 + point.y * inverse.m22 + inverse.m32) / w)
  }
}

extension View {
  /// - Parameter perspective: how much nearer parts look larger; 0 for none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
