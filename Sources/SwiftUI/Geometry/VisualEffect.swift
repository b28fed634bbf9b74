public import DrawingCore
public import LayoutCore

/// Changes to how a view is drawn that may depend on its geometry.
public protocol VisualEffect: Sendable, Animatable {
  func _steps() -> [_VisualStep]
}

/// One change of a visual effect, as numbers, so that it can be led from one state to another.
public enum _VisualStep: Sendable {
  case offset(CGSize)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case turn(_Rotation3DEffect)
  case opacity(Double)
  case blur(CGFloat)
  case matrix(ColorMatrix)
  case shader(_ShaderEffect)

  /// The way from `other` to this step that `fraction` of it leads; this step where they are of different kinds.
  func mixed(from other: _VisualStep?, _ fraction: Double) -> _VisualStep {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    switch (other, self) {
    case (.offset(let a), .offset(let b)):
      return .offset(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.scale(let a, _), .scale(let b, let anchor)):
      return .scale(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)), anchor)
    case (.rotation(let a, _), .rotation(let b, let anchor)):
      return .rotation(.radians(mix(a.radians, b.radians)), anchor)
    case (.turn(let a), .turn(var b)):
      var way = b.animatableData - a.animatableData
      way.scale(by: fraction)
      b.animatableData = a.animatableData + way
      return .turn(b)
    case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
    case (.blur(let a), .blur(let b)): return .blur(mix(a, b))
    case (.matrix(let a), .matrix(let b)):
      return .matrix(
        ColorMatrix(zip(a.coefficients, b.coefficients).map { $0 + ($1 - $0) * Float(fraction) }))
    default: return self
    }
  }

  /// What it draws for a view of this frame, but for a shader, which changes what is drawn.
  func effects(for frame: CGRect) -> [Effect] {
    switch self {
    case .offset(let offset):
      return [.transform(CGAffineTransform(translationX: offset.width, y: offset.height))]
    case .scale(let scale, let anchor):
      return [.transform(about(anchor, frame, CGAffineTransform(scaleX: scale.width, y: scale.height)))]
    case .rotation(let angle, let anchor):
      return [.transform(about(anchor, frame, CGAffineTransform(rotationAngle: angle.radians)))]
    case .turn(let turn): return [.projection(turn.projection(in: frame))]
    case .opacity(let opacity): return opacity >= 1 ? [] : [.opacity(max(0, opacity))]
    case .blur(let radius): return radius > 0 ? [.blur(radius: radius, isOpaque: false)] : []
    case .matrix(let matrix): return [.colorMatrix(matrix)]
    case .shader: return []
    }
  }

  private func about(_ anchor: UnitPoint, _ frame: CGRect, _ transform: CGAffineTransform) -> CGAffineTransform {
    let point = anchor.point(in: frame)
    return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

/// No change: what effects begin with.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public func _steps() -> [_VisualStep] { [] }
}

/// An effect with one more step.
public struct _SteppedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let step: _VisualStep
  public func _steps() -> [_VisualStep] { base._steps() + [step] }
}

extension VisualEffect {
  public func offset(_ offset: CGSize) -> some VisualEffect { _SteppedVisualEffect(base: self, step: .offset(offset)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    _SteppedVisualEffect(base: self, step: .scale(scale, anchor))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    _SteppedVisualEffect(base: self, step: .rotation(angle, anchor))
  }
  /// - Parameter perspective: how much nearer parts look larger; 0 for none.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    _SteppedVisualEffect(
      base: self,
      step: .turn(
        _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    _SteppedVisualEffect(base: self, step: .opacity(opacity))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _SteppedVisualEffect(base: self, step: .blur(radius))
  }
}

/// Draws a view with an effect that its geometry decides.
public nonisolated struct _VisualEffectModifier: DecorationModifier {
  public typealias Body = Never
  /// The steps for the view's geometry, and for where it is in the scroll view that contains it.
  let steps: @MainActor (GeometryProxy, ViewGraph) -> [_VisualStep]

  final class Keeper: DecorationKeeper {
    private var modifier: _VisualEffectModifier
    private var effects: [LayoutID: NodeEffect] = [:]

    private var environment: EnvironmentValues
    private let line: Int32

    init(_ modifier: _VisualEffectModifier, _ node: ViewNode) {
      self.modifier = modifier
      environment = node.environment
      line = node.line
    }
    func renew(_ modifier: _VisualEffectModifier, _ node: ViewNode) -> Bool {
      self.modifier = modifier
      for effect in effects.values { effect.steps = modifier.steps }
      node.graph.setNeedsRender()
      return false
    }
    func environmentDidChange(_ node: ViewNode) {
      environment = node.environment
      for effect in effects.values { effect.environment = environment }
      node.graph.setNeedsRender()
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      let effect = NodeEffect(root, modifier.steps, environment, line)
      effects[root] = effect
      graph.info[root.offset].decorations.append(.effect(effect))
    }
  }

  /// The effect on one layout node.
  final class NodeEffect: DrawingEffect {
    private let node: LayoutID
    var steps: @MainActor (GeometryProxy, ViewGraph) -> [_VisualStep]
    var environment: EnvironmentValues
    private let line: Int32

    init(
      _ node: LayoutID, _ steps: @escaping @MainActor (GeometryProxy, ViewGraph) -> [_VisualStep],
      _ environment: EnvironmentValues, _ line: Int32
    ) {
      self.node = node
      self.steps = steps
      self.environment = environment
      self.line = line
    }

    func draw(_ frame: CGRect, _ context: inout DrawingContext, _ content: (inout DrawingContext) -> Void) {
      draw(steps(context.graph.proxy(for: node), context.graph)[...], frame, &context, content)
    }

    /// The last step is the outermost.
    private func draw(
      _ steps: ArraySlice<_VisualStep>, _ frame: CGRect, _ context: inout DrawingContext,
      _ content: (inout DrawingContext) -> Void
    ) {
      guard let outer = steps.last else { return content(&context) }
      if case .shader(let effect) = outer {
        var inner = DrawingContext(graph: context.graph, scale: context.scale)
        draw(steps.dropLast(), frame, &inner, content)
        effect.draw(inner, frame: frame, environment, line: line, &context)
      } else {
        context.draw(within: outer.effects(for: frame)) { draw(steps.dropLast(), frame, &$0, content) }
      }
    }
  }
}

extension View {
  nonisolated public func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(_VisualEffectModifier { proxy, _ in effect(EmptyVisualEffect(), proxy)._steps() })
  }
}
