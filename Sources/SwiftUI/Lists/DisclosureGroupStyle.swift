/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a disclosure group style shows and changes.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// The group's label, whatever its type.
  public nonisolated struct Label: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }
  /// The group's content, whatever its type.
  public nonisolated struct Content: View, StylePart {
    public typealias Body = Never
    let content: AnyView
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A label with a chevron above the content.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    return modifier(
      _ViewStyleModifier<DisclosureGroupStyleConfiguration>(
        keyPath: \.[style: ViewStyleName<DisclosureGroupStyleConfiguration>()]
      ) { outer in
        if style is AutomaticDisclosureGroupStyle { return nil }
        return AnyViewStyle {
          AnyView(
            StyledView(
              style: StyleProperty(style: style), configuration: $0, make: { $0.makeBody(configuration: $1) },
              outer: outer))
        }
      })
  }
}
