/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style shows and changes.
public nonisolated struct ToggleStyleConfiguration {
  /// The toggle's label, whatever its type.
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }

  public let label: Label
  @Binding public var isOn: Bool
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// A toggle style of any type.
final class AnyToggleStyle: @unchecked Sendable {
  let outer: AnyToggleStyle?
  private let makeView: @MainActor (ToggleStyleConfiguration, AnyToggleStyle?) -> AnyView

  init<S: ToggleStyle>(_ style: S, outer: AnyToggleStyle?) {
    self.outer = outer
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    makeView = { AnyView(StyledToggle(style: StyleProperty(style: style), configuration: $0, outer: $1)) }
  }

  @MainActor func body(_ configuration: ToggleStyleConfiguration) -> AnyView { makeView(configuration, outer) }

  /// What toggles take where no view above sets a style.
  static let automatic = AnyToggleStyle(DefaultToggleStyle(), outer: nil)
}

/// A toggle in a style.
struct StyledToggle<S: ToggleStyle>: View, FrameworkView {
  let style: StyleProperty<S>
  let configuration: ToggleStyleConfiguration
  /// The style of toggles that the style itself makes.
  let outer: AnyToggleStyle?

  var body: some View {
    style.style.makeBody(configuration: configuration).writtenBy(S.self).environment(\.toggleStyle, outer)
  }
}

/// Sets the style of the toggles in a view.
nonisolated struct _ToggleStyleModifier: EnvironmentModifier {
  typealias Body = Never
  let make: (AnyToggleStyle?) -> AnyToggleStyle
  func modify(_ environment: inout EnvironmentValues) {
    environment.base.controls.toggleStyle = make(environment.base.controls.toggleStyle)
  }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle? {
    get { base.controls.toggleStyle }
    set { base.controls.toggleStyle = newValue }
  }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(_ToggleStyleModifier { AnyToggleStyle(style, outer: $0) })
  }
}
