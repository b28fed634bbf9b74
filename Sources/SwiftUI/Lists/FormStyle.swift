/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form style shows.
public nonisolated struct FormStyleConfiguration {
  /// The form's content, whatever its type.
  public nonisolated struct Content: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  public let content: Content
}

/// Cards on iOS, columns on macOS.
public nonisolated struct AutomaticFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Form { configuration.content }.formStyle(.automatic)
  }
}

/// Labels and controls in two columns.
public nonisolated struct ColumnsFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Form { configuration.content }.formStyle(.columns)
  }
}

/// Sections as cards.
public nonisolated struct GroupedFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Form { configuration.content }.formStyle(.grouped)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The style of the forms in a view.
enum FormStyleChoice {
  case automatic, columns, grouped
  case custom(AnyViewStyle<FormStyleConfiguration>)

  init<S: FormStyle>(_ style: S, outer: FormStyleChoice) {
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    switch style {
    case is AutomaticFormStyle: self = .automatic
    case is ColumnsFormStyle: self = .columns
    case is GroupedFormStyle: self = .grouped
    default:
      self = .custom(
        AnyViewStyle { configuration in
          AnyView(StyledForm(style: StyleProperty(style: style), configuration: configuration, outer: outer))
        })
    }
  }
}

/// A form in a style of the user's own.
struct StyledForm<S: FormStyle>: View, FrameworkView {
  let style: StyleProperty<S>
  let configuration: FormStyleConfiguration
  let outer: FormStyleChoice

  var body: some View {
    style.style.makeBody(configuration: configuration).modifier(_FormStyleModifier { _ in outer })
  }
}

/// Sets the style of the forms in a view.
nonisolated struct _FormStyleModifier: EnvironmentModifier {
  typealias Body = Never
  let make: @MainActor (FormStyleChoice) -> FormStyleChoice
  @MainActor func modify(_ environment: inout EnvironmentValues) {
    environment.formStyle = make(environment.formStyle)
  }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: FormStyleChoice { .automatic }
}

private struct ColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var formStyle: FormStyleChoice {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
  /// In a form with two columns, whose rows begin their controls at the guide `formContent`.
  var isInColumns: Bool {
    get { self[ColumnsKey.self] }
    set { self[ColumnsKey.self] = newValue }
  }
}

extension View {
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    return modifier(_FormStyleModifier { FormStyleChoice(style, outer: $0) })
  }
}
