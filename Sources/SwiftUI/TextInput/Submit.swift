/// What a person submits.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The word on the key that ends input.
public nonisolated struct SubmitLabel: Hashable, Sendable {
  let name: String
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// An action for what is submitted in a view.
struct SubmitAction {
  let triggers: SubmitTriggers
  /// nil keeps what is submitted from the actions around.
  let action: (() -> Void)?
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  /// The outermost first.
  fileprivate var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// Runs the actions that wait for what is submitted, the innermost first.
  @MainActor func submit(_ trigger: SubmitTriggers) {
    for entry in submitActions.reversed() {
      guard let action = entry.action else { break }
      if entry.triggers.contains(trigger) { action() }
    }
  }
}

/// Adds an action for what is submitted to the environment.
nonisolated struct _SubmitActionModifier: EnvironmentModifier {
  typealias Body = Never
  let entry: SubmitAction
  func modify(_ environment: inout EnvironmentValues) { environment.submitActions.append(entry) }
}

extension View {
  /// Runs an action when a person presses Return in a text field within.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(_SubmitActionModifier(entry: SubmitAction(triggers: triggers, action: action)))
  }
  /// Keeps what is submitted within from the actions around.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(_BlockingSubmitModifier(isBlocking: isBlocking))
  }
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
  }
}

nonisolated struct _BlockingSubmitModifier: EnvironmentModifier, Equatable {
  typealias Body = Never
  let isBlocking: Bool
  func modify(_ environment: inout EnvironmentValues) {
    if isBlocking { environment.submitActions.append(SubmitAction(triggers: [], action: nil)) }
  }
}
