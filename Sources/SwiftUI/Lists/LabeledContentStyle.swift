/// How labeled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of labeled content shows.
public nonisolated struct LabeledContentStyleConfiguration {
  /// The label, whatever its type.
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// The value, whatever its type.
  public nonisolated struct Content: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }

  public let label: Label
  public let content: Content
}

/// The platform's own look.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    viewStyle(style) { $0.makeBody(configuration: $1) }
  }
}
