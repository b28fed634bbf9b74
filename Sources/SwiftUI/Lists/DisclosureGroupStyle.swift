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
  public nonisolated struct Label: View {
    public typealias Body = Never
    let content: AnyView
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
      _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
    }
  }
  /// The group's content, whatever its type.
  public nonisolated struct Content: View {
    public typealias Body = Never
    let content: AnyView
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
      _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
    }
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

/// A group in a style.
struct StyledDisclosureGroup<S: DisclosureGroupStyle>: View, FrameworkView {
  let style: StyleProperty<S>
  let configuration: DisclosureGroupStyleConfiguration
  let outer: AnyViewStyle<DisclosureGroupStyleConfiguration>?

  var body: some View {
    style.style.makeBody(configuration: configuration).environment(\.disclosureGroupStyle, outer)
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyViewStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    return modifier(
      _ViewStyleModifier(keyPath: \.disclosureGroupStyle) { outer in
        if style is AutomaticDisclosureGroupStyle { return nil }
        return AnyViewStyle {
          AnyView(StyledDisclosureGroup(style: StyleProperty(style: style), configuration: $0, outer: outer))
        }
      })
  }
}
