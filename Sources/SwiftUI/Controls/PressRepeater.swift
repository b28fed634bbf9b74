internal import Foundation

/// Runs an action again and again while a press lasts, as UIKit's stepper does: after half a second, ten times a second.
@MainActor
final class PressRepeater {
  private var press = 0
  private var hasRun = false

  nonisolated init() {}

  func begin(_ action: @escaping @MainActor () -> Void) {
    press += 1
    hasRun = false
    schedule(press, after: 0.5, action)
  }

  /// - Returns: whether the action has run since the press began.
  func end() -> Bool {
    press += 1
    return hasRun
  }

  private func schedule(_ started: Int, after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.press == started else { return }
        self.hasRun = true
        action()
        self.schedule(started, after: 0.1, action)
      }
    }
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
