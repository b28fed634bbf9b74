internal import Foundation
internal import LayoutCore

/// Runs an action when a press begins and ends in the view, and says meanwhile whether it is pressed.
nonisolated struct _PressModifier: DecorationModifier {
  typealias Body = Never
  let setPressed: @MainActor (Bool) -> Void
  let action: @MainActor () -> Void

  final class Keeper: DecorationKeeper {
    private let responder: PressResponder

    init(_ modifier: _PressModifier, _ node: ViewNode) {
      responder = PressResponder(modifier, node.graph.motion)
      apply(node.environment)
    }
    private func apply(_ environment: EnvironmentValues) {
      responder.isEnabled = environment.isEnabled
      responder.repeats = environment.buttonRepeatBehavior == .enabled
    }
    func renew(_ modifier: _PressModifier, _ node: ViewNode) -> Bool {
      responder.modifier = modifier
      return false
    }
    func environmentDidChange(_ node: ViewNode) { apply(node.environment) }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
    func willDestroy(_ node: ViewNode) { responder.isEnabled = false }
  }
}

/// Follows a press: the view is pressed while the pointer is in its frame, and the action runs where it is there at the
/// end.
final class PressResponder: Responder {
  var modifier: _PressModifier
  var isEnabled = true
  /// The action runs again and again while the press lasts.
  var repeats = false
  private let repeater = PressRepeater()
  private let clock: GraphMotion
  private var frame = CGRect.zero
  private var isPressed = false

  init(_ modifier: _PressModifier, _ clock: GraphMotion) {
    self.modifier = modifier
    self.clock = clock
  }

  override var isExclusive: Bool { true }

  override func pressBegan(at point: CGPoint, in frame: CGRect) -> Bool {
    guard isEnabled else { return false }
    self.frame = frame
    setPressed(true)
    if repeats { repeater.begin(on: clock) { [weak self] in self?.modifier.action() } }
    return true
  }

  override func pressMoved(to point: CGPoint) -> Bool {
    setPressed(isEnabled && frame.contains(point))
    return false
  }

  override func pressEnded(at point: CGPoint) -> Bool {
    setPressed(false)
    let hasRepeated = repeater.end()
    guard isEnabled, frame.contains(point) else { return false }
    if !hasRepeated { modifier.action() }
    return true
  }

  override func pressCancelled() {
    setPressed(false)
    _ = repeater.end()
  }

  private func setPressed(_ new: Bool) {
    guard new != isPressed else { return }
    isPressed = new
    modifier.setPressed(new)
  }
}
