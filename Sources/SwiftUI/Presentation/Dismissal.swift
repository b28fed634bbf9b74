/// Takes away what a view is shown in: a sheet, a pushed screen, a window.
public struct DismissAction {
  let dismissal: Dismissal?

  @MainActor @preconcurrency public func callAsFunction() { dismissal?.run() }
}

/// What is done to dismiss the presentation around a view.
struct Dismissal {
  let run: @MainActor () -> Void
  init(_ run: @escaping @MainActor () -> Void) { self.run = run }

  /// - Parameter change: of what a binding says; views run on the main actor.
  init(change: @escaping () -> Void) {
    nonisolated(unsafe) let change = change
    run = { change() }
  }
}

private struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

/// Whether a view is presented, and how to end that.
public struct PresentationMode {
  let dismissal: Dismissal?
  public var isPresented: Bool { dismissal != nil }
  @MainActor @preconcurrency public mutating func dismiss() { dismissal?.run() }
}

extension EnvironmentValues {
  /// nil where nothing presents the view.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }
  public var isPresented: Bool { dismissal != nil }
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(dismissal: dismissal)
    return Binding(get: { mode }, set: { _ in })
  }
}
