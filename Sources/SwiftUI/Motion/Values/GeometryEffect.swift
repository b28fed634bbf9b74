public import DrawingCore
public import Foundation
public import LayoutCore

/// A modifier that moves what a view draws, by a projection that depends on the view's size.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _makeView<V: View>(
    _ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(
      WrapperNode(
        view, inputs,
        { ModifiedContent<V, _GeometryEffectModifier<Self>>(content: $0.content, modifier: .init(effect: $0.modifier)) }
      ))
  }

  /// The same effect, without part in where the view is said to be; frames are without effects anyway.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// Draws a view through an effect of the user's own.
public nonisolated struct _GeometryEffectModifier<G: GeometryEffect>: EffectModifier {
  public typealias Body = Never
  nonisolated(unsafe) var effect: G
  public var animatableData: G.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  @MainActor private func projection(in frame: CGRect) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
      .concatenating(effect.effectValue(size: frame.size))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
  }
  @MainActor func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    let value = projection(in: frame)
    guard value.m13 == 0, value.m23 == 0, value.m33 == 1 else { return [.projection(value)] }
    return [
      .transform(
        CGAffineTransform(a: value.m11, b: value.m12, c: value.m21, d: value.m22, tx: value.m31, ty: value.m32))
    ]
  }
  @MainActor func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { projection(in: frame).locate(point) }
}
