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
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// The box's content, whatever its type.
  public nonisolated struct Content: View, StylePart {
    public typealias Body = Never
    let content: AnyView
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

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    viewStyle(style) { $0.makeBody(configuration: $1) }
  }
}
