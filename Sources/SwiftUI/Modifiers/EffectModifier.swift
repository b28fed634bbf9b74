internal import DrawingCore
internal import LayoutCore

/// A modifier that changes how a view is drawn, not how it is laid out.
@MainActor
protocol EffectModifier: DecorationModifier, EffectDescription where Keeper == EffectKeeper<Self> {}

/// What such a modifier does.
@MainActor
protocol EffectDescription: Animatable {
  /// The effect with what it takes from the environment in numbers, so that it can be led from one to another.
  func resolved(in environment: EnvironmentValues) -> Self
  /// The effects for a view of this frame, the outermost first.
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect]
  func drawAbove(_ frame: CGRect, _ environment: EnvironmentValues, _ context: inout DrawingContext)
  /// Leads a point of the surrounding space to the space within; nil where nothing can be hit.
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint?
}

extension EffectDescription {
  func resolved(in environment: EnvironmentValues) -> Self { self }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] { [] }
  func drawAbove(_ frame: CGRect, _ environment: EnvironmentValues, _ context: inout DrawingContext) {}
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { point }
}

/// Keeps an effect, and leads it from one value to another.
final class EffectKeeper<M: EffectDescription>: DecorationKeeper, DrawingEffect {
  private var modifier: M
  private let shown: AnimatedValue<M>
  private var environment: EnvironmentValues

  init(_ modifier: M, _ node: ViewNode) {
    self.modifier = modifier
    environment = node.environment
    shown = AnimatedValue(modifier.resolved(in: node.environment))
  }
  func renew(_ modifier: M, _ node: ViewNode) -> Bool {
    let isSame = Comparison.areSame(self.modifier, modifier)
    self.modifier = modifier
    if !isSame { show(node) }
    return false
  }
  func environmentDidChange(_ node: ViewNode) {
    environment = node.environment
    show(node)
  }
  private func show(_ node: ViewNode) {
    shown.set(modifier.resolved(in: environment), node.graph, environment)
    node.graph.setNeedsRender()
  }
  var readsOthers: Bool { false }
  func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.info[root.offset].decorations.append(.effect(self)) }
  func willDestroy(_ node: ViewNode) { shown.stop(node.graph) }

  func effects(for frame: CGRect, _ context: DrawingContext) -> [Effect] {
    shown.presented.effects(for: frame, environment)
  }
  func drawAbove(_ frame: CGRect, _ context: inout DrawingContext) {
    shown.presented.drawAbove(frame, environment, &context)
  }
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { shown.presented.locate(point, in: frame) }
}
