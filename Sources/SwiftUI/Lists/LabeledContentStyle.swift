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
  public nonisolated struct Label: View {
    public typealias Body = Never
    let content: AnyView
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
      _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
    }
  }
  /// The value, whatever its type.
  public nonisolated struct Content: View {
    public typealias Body = Never
    let content: AnyView
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
      _ViewOutputs(WrapperNode(view, inputs, { $0.content }))
    }
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

/// Labeled content in a style.
struct StyledLabeledContent<S: LabeledContentStyle>: View, FrameworkView {
  let style: StyleProperty<S>
  let configuration: LabeledContentStyleConfiguration
  let outer: AnyViewStyle<LabeledContentStyleConfiguration>?

  var body: some View {
    style.style.makeBody(configuration: configuration).writtenBy(S.self).environment(\.labeledContentStyle, outer)
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyViewStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    // Styles are made and used on the main actor.
    nonisolated(unsafe) let style = style
    return modifier(
      _ViewStyleModifier(keyPath: \.labeledContentStyle) { outer in
        AnyViewStyle {
          AnyView(StyledLabeledContent(style: StyleProperty(style: style), configuration: $0, outer: outer))
        }
      })
  }
}
