/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of group boxes shows.
public nonisolated struct GroupBoxStyleConfiguration {
  /// The box's label, whatever its type.
  public nonisolated struct Label: View {
    public typealias Body = Never
    let content: AnyView
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
      _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
    }
  }
  /// The box's content, whatever its type.
  public nonisolated struct Content: View {
    public typealias Body = Never
    let content: AnyView
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
      _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
    }
  }

  public let label: Label
  public let content: Content
  let hasLabel: Bool
}

/// The platform's own look.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Box(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A box in a style.
struct StyledGroupBox<S: GroupBoxStyle>: View, FrameworkView {
  let style: StyleProperty<S>
  let configuration: GroupBoxStyleConfiguration
  let outer: AnyViewStyle<GroupBoxStyleConfiguration>?

  var body: some View {
    style.style.makeBody(configuration: configuration).writtenBy(S.self).environment(\.groupBoxStyle, outer)
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyViewStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    return modifier(
      _ViewStyleModifier(keyPath: \.groupBoxStyle) { outer in
        AnyViewStyle { AnyView(StyledGroupBox(style: StyleProperty(style: style), configuration: $0, outer: outer)) }
      })
  }
}
