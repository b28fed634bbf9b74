/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style shows.
public nonisolated struct ProgressViewStyleConfiguration {
  /// What is going on, whatever the view's type.
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// How far it has come, whatever the view's type.
  public nonisolated struct CurrentValueLabel: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }

  /// From 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where it is known how far the task has come, else a spinner.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInProgress(configuration: configuration, look: .automatic)
  }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInProgress(configuration: configuration, look: .linear, tint: tint)
  }
}

/// A spinner, or on macOS a ring where it is known how far the task has come.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BuiltInProgress(configuration: configuration, look: .circular, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    viewStyle(style) { $0.makeBody(configuration: $1) }
  }
}
