internal import Foundation
internal import LayoutCore

/// How far the crown is turned for a value.
public nonisolated enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
  /// Points of scrolling for a step: chosen so that the three differ as much as on a watch.
  var stepLength: Double {
    switch self {
    case .low: 40
    case .medium: 20
    case .high: 10
    }
  }
}

extension View {
  /// Lets a watch's crown change a value without bounds.
  ///
  /// Approximated: a wheel over the view stands for the crown.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    modifier(
      _CrownModifier(
        turn: { binding.wrappedValue += V($0) }, by: 0.1, sensitivity: .medium))
  }
  /// Lets a watch's crown change a value.
  ///
  /// Approximated: a wheel over the view stands for the crown.
  /// - Parameters:
  ///   - stride: what the value goes by; nil for a hundredth of the range.
  ///   - isContinuous: whether the value goes on at the other end.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    modifier(
      _CrownModifier(
        turn: { distance in
          let length = maxValue - minValue
          var value = binding.wrappedValue + V(distance)
          if isContinuous, length > 0 {
            while value > maxValue { value -= length }
            while value < minValue { value += length }
          }
          binding.wrappedValue = min(max(value, minValue), maxValue)
        }, by: Double(stride ?? (maxValue - minValue) / 100), sensitivity: sensitivity))
  }
}

/// Gives the turns of a wheel over a view to a value.
public nonisolated struct _CrownModifier: DecorationModifier {
  public typealias Body = Never
  /// Takes by how much the value changes.
  let turn: (Double) -> Void
  let by: Double
  let sensitivity: DigitalCrownRotationalSensitivity

  final class Keeper: DecorationKeeper {
    private let responder: CrownResponder

    init(_ modifier: _CrownModifier, _ node: ViewNode) {
      responder = CrownResponder(modifier)
      node.graph.approximate("view", "A wheel over the view stands for the crown.", line: node.line)
    }
    func renew(_ modifier: _CrownModifier, _ node: ViewNode) -> Bool {
      responder.modifier = modifier
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

/// Follows a wheel over a view, step by step.
final class CrownResponder: Responder {
  var modifier: _CrownModifier
  /// What was turned and makes no whole step yet, in points.
  private var rest = 0.0

  init(_ modifier: _CrownModifier) {
    self.modifier = modifier
    super.init()
    contentShape = { Path($0) }
  }

  override func wheelTurned(by delta: CGSize) -> Bool {
    rest += delta.height
    let steps = (rest / modifier.sensitivity.stepLength).rounded(.towardZero)
    rest -= steps * modifier.sensitivity.stepLength
    if steps != 0 { modifier.turn(steps * modifier.by) }
    return true
  }
}
