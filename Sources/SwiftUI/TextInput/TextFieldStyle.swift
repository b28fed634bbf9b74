/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// - Parameter configuration: the field, in the style around this one.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The platform's default: no decoration, but a border on macOS outside of forms with cards.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(.automatic) }
}

/// Text without decoration.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(.plain) }
}

/// A border with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(.roundedBorder) }
}

/// A border with square corners; on macOS only.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration.textFieldStyle(.squareBorder) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A field that is to be styled.
nonisolated struct StyledField {
  let field: TextField<_TextFieldStyleLabel>
  let isSecure: Bool
}

/// A text field style of any type.
final class AnyTextFieldStyle: @unchecked Sendable {
  let makeView: @MainActor (StyledField) -> AnyView

  private init(_ makeView: @escaping @MainActor (StyledField) -> AnyView) { self.makeView = makeView }

  static let automatic = AnyTextFieldStyle(FieldDecoration.automatic)

  private convenience init(_ decoration: FieldDecoration) {
    self.init { AnyView(FieldBody(field: $0, decoration: decoration)) }
  }

  static func make<S: TextFieldStyle>(_ style: S, outer: AnyTextFieldStyle?) -> AnyTextFieldStyle {
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    switch style {
    case is DefaultTextFieldStyle: return .automatic
    case is PlainTextFieldStyle: return AnyTextFieldStyle(FieldDecoration.plain)
    case is RoundedBorderTextFieldStyle: return AnyTextFieldStyle(FieldDecoration.rounded)
    case is SquareBorderTextFieldStyle: return AnyTextFieldStyle(FieldDecoration.square)
    default:
      return AnyTextFieldStyle { field in
        AnyView(UserStyledField(style: StyleProperty(style: style), field: field, outer: outer))
      }
    }
  }
}

/// A text field in a style of the user's own.
struct UserStyledField<S: TextFieldStyle>: View, FrameworkView {
  let style: StyleProperty<S>
  let field: StyledField
  let outer: AnyTextFieldStyle?

  var body: some View {
    style.style._body(configuration: field.field).writtenBy(S.self)
      .environment(\.textFieldStyle, field.isSecure ? AnyTextFieldStyle.secure(outer) : outer)
  }
}

extension AnyTextFieldStyle {
  /// A field in the body of a style stays one that hides what is typed.
  static func secure(_ style: AnyTextFieldStyle?) -> AnyTextFieldStyle {
    let style = style ?? .automatic
    return AnyTextFieldStyle { style.makeView(StyledField(field: $0.field, isSecure: true)) }
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle? { nil }
}

extension EnvironmentValues {
  var textFieldStyle: AnyTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

/// Sets the style of the text fields in a view.
nonisolated struct _TextFieldStyleModifier: EnvironmentModifier {
  typealias Body = Never
  let make: (AnyTextFieldStyle?) -> AnyTextFieldStyle
  func modify(_ environment: inout EnvironmentValues) { environment.textFieldStyle = make(environment.textFieldStyle) }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    return modifier(_TextFieldStyleModifier { AnyTextFieldStyle.make(style, outer: $0) })
  }
}
