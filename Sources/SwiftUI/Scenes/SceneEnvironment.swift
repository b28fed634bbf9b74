extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var supportsMultipleWindows: Bool { false }
}

/// Opens a window of the app; a preview has one window and warns.
public struct OpenWindowAction {
  @MainActor @preconcurrency public func callAsFunction(id: String) { warn("“\(id)”") }
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) { warn("for a \(D.self)") }
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { warn("“\(id)”") }

  @MainActor private func warn(_ name: String) {
    ViewGraph.current?.warn("The window \(name) is not opened: a preview shows one window.", 0)
  }
}

/// Closes a window of the app; the one of a preview stays.
public struct DismissWindowAction {
  @MainActor @preconcurrency public func callAsFunction() {}
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
