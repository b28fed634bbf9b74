/// Names the style of views with one kind of configuration in the environment.
nonisolated struct ViewStyleName<Configuration>: Hashable, Sendable {}

private struct ViewStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AnyViewStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style that views above set for a kind of configuration; nil for the built-in one.
  subscript<Configuration>(style name: ViewStyleName<Configuration>) -> AnyViewStyle<Configuration>? {
    get { self[ViewStyleKey<Configuration>.self] }
    set { self[ViewStyleKey<Configuration>.self] = newValue }
  }
}

/// Shows a configuration in the style around it, else as the framework does.
nonisolated struct StylableView<Configuration, BuiltIn: View>: View, FrameworkView {
  let configuration: Configuration
  let builtIn: BuiltIn
  @Environment(\.[style: ViewStyleName<Configuration>()]) private var style

  init(configuration: Configuration, builtIn: BuiltIn) {
    self.configuration = configuration
    self.builtIn = builtIn
  }

  @MainActor var body: some View {
    if let style { style.makeView(configuration) } else { builtIn }
  }
}

/// A configuration in one style.
nonisolated struct StyledView<Style, Configuration, Content: View>: View, FrameworkView {
  let style: StyleProperty<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content
  /// The style of what the style itself makes.
  let outer: AnyViewStyle<Configuration>?

  @MainActor var body: some View {
    make(style.style, configuration).writtenBy(Style.self)
      .environment(\.[style: ViewStyleName<Configuration>()], outer)
  }
}

extension View {
  /// Sets the style of all views with a kind of configuration.
  /// - Parameter make: the style's `makeBody`.
  nonisolated func viewStyle<Style, Configuration, Content: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    return modifier(
      _ViewStyleModifier<Configuration>(keyPath: \.[style: ViewStyleName<Configuration>()]) { outer in
        AnyViewStyle {
          AnyView(StyledView(style: StyleProperty(style: style), configuration: $0, make: make, outer: outer))
        }
      })
  }
}

/// A part of a style's configuration: a view of the user's, whatever its type.
@MainActor
protocol StylePart: View where Body == Never {
  var content: AnyView { get }
}

extension StylePart {
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
  }
}

extension AnyView {
  /// A view that a user gave a control, with the lines that it stands on.
  @MainActor static func user<Content: View>(_ content: Content, _ lines: [Int32] = []) -> AnyView {
    AnyView(UserContent(content: content, lines: lines))
  }
}
