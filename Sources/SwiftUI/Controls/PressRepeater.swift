/// Runs an action again and again while a press lasts, as UIKit's stepper does: after half a second, ten times a second.
@MainActor
final class PressRepeater: Timed {
  private var action: (@MainActor () -> Void)?
  private var hasRun = false
  private weak var clock: GraphMotion?

  nonisolated init() {}

  /// - Parameter clock: by which the press lasts.
  func begin(on clock: GraphMotion?, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    self.clock = clock
    hasRun = false
    wait(0.5)
  }

  /// - Returns: whether the action has run since the press began.
  func end() -> Bool {
    action = nil
    clock?.call(self, at: nil)
    return hasRun
  }

  private func wait(_ seconds: Double) { if let clock { clock.call(self, at: clock.time + seconds) } }

  func timeHasCome() {
    guard let action else { return }
    hasRun = true
    action()
    wait(0.1)
  }
}

/// Whether a button's action runs again and again while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let repeats: Bool?
  public static let automatic = ButtonRepeatBehavior(repeats: nil)
  public static let enabled = ButtonRepeatBehavior(repeats: true)
  public static let disabled = ButtonRepeatBehavior(repeats: false)
}

private struct RepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatKey.self] }
    set { self[RepeatKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
