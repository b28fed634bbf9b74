internal import DrawingCore
internal import LayoutCore

/// A modifier that changes how a view is drawn, not how it is laid out.
@MainActor
protocol EffectModifier: DecorationModifier, EffectDescription where Keeper == EffectKeeper<Self> {}

/// What such a modifier does.
@MainActor
protocol EffectDescription {
  /// The effects for a view of this frame, the outermost first.
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect]
  func drawAbove(_ frame: CGRect, _ environment: EnvironmentValues, _ context: inout DrawingContext)
  /// Leads a point of the surrounding space to the space within; nil where nothing can be hit.
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint?
}

extension EffectDescription {
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] { [] }
  func drawAbove(_ frame: CGRect, _ environment: EnvironmentValues, _ context: inout DrawingContext) {}
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { point }
}

/// Keeps an effect.
final class EffectKeeper<M: EffectDescription>: DecorationKeeper, DrawingEffect {
  private var modifier: M
  private var environment: EnvironmentValues

  init(_ modifier: M, _ node: ViewNode) {
    self.modifier = modifier
    environment = node.environment
  }
  func renew(_ modifier: M, _ node: ViewNode) -> Bool {
    self.modifier = modifier
    node.graph.setNeedsRender()
    return false
  }
  func environmentDidChange(_ node: ViewNode) { environment = node.environment }
  func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.info[root.offset].decorations.append(.effect(self)) }

  func effects(for frame: CGRect, _ context: DrawingContext) -> [Effect] { modifier.effects(for: frame, environment) }
  func drawAbove(_ frame: CGRect, _ context: inout DrawingContext) {
    modifier.drawAbove(frame, environment, &context)
  }
  func locate(_ point: CGPoint, in frame: CGRect) -> CGPoint? { modifier.locate(point, in: frame) }
}
