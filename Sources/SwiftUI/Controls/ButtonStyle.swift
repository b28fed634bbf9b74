/// How buttons look; the button itself follows the press.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and behave.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style shows.
public nonisolated struct ButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// What a primitive button style shows and triggers.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// A button style of any type, and the one around it.
final class AnyButtonStyle: @unchecked Sendable {
  let outer: AnyButtonStyle?
  private let makeView: @MainActor (PrimitiveButtonStyleConfiguration, AnyButtonStyle?) -> AnyView

  init<S: PrimitiveButtonStyle>(_ style: S, outer: AnyButtonStyle?) {
    self.outer = outer
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    makeView = { AnyView(StyledButton(style: StyleProperty(style: style), configuration: $0, outer: $1)) }
  }
  init<S: ButtonStyle>(_ style: S, outer: AnyButtonStyle?) {
    self.outer = outer
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    makeView = { configuration, _ in
      AnyView(PressableButton(style: StyleProperty(style: style), configuration: configuration))
    }
  }

  @MainActor func body(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    makeView(configuration, outer)
  }
}

/// Sets the style of the buttons in a view.
nonisolated struct _ButtonStyleModifier: EnvironmentModifier {
  typealias Body = Never
  let make: (AnyButtonStyle?) -> AnyButtonStyle
  func modify(_ environment: inout EnvironmentValues) {
    environment.base.controls.buttonStyle = make(environment.base.controls.buttonStyle)
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(_ButtonStyleModifier { AnyButtonStyle(style, outer: $0) })
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(_ButtonStyleModifier { AnyButtonStyle(style, outer: $0) })
  }
}
