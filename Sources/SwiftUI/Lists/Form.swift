internal import LayoutCore

/// Controls of settings and the like: a list with cards, or on macOS two columns.
public nonisolated struct Form<Content: View>: View {
  public typealias Body = Never
  let content: Content
  let lines: [Int32]

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    lines = SourceLines.take()
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(FormNode(view, inputs))
  }
}

/// Keeps a form in the style around it.
final class FormNode<Content: View>: TypedNode<Form<Content>> {
  private var view: Form<Content>

  init(_ view: Form<Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    content = make(styled)
  }

  private var styled: AnyView {
    switch environment.formStyle {
    case .custom(let style):
      return style.makeView(
        FormStyleConfiguration(
          content: .init(content: AnyView(LinedContent(content: view.content, lines: view.lines)))))
    case .columns: return columns
    case .automatic where environment.base.platform == .macos: return columns
    case .automatic, .grouped:
      let rows = ListRows(content: view.content, lines: view.lines, selection: nil, isForm: true)
      let isList = environment.base.platform == .ios
      return AnyView(ScrollView(viewName: "Form", hasIdealLength: !isList, content: rows, lines: view.lines))
    }
  }

  private var columns: AnyView {
    AnyView(FormColumns(content: view.content.environment(\.isInColumns, true), lines: view.lines))
  }

  override func renew(_ new: Form<Content>) {
    view = new
    if let content { renew(content, styled) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    content?.setEnvironment(environment)
    if let content { renew(content, styled) }
  }
}

/// A form in two columns.
nonisolated struct FormColumns<Content: View>: ContainerView {
  typealias Body = Never
  static var viewName: String { "Form" }
  let content: Content
  let lines: [Int32]
  var orientation: Axis? { .vertical }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerNode(view, inputs))
  }
  @MainActor func spec(_ graph: ViewGraph) -> LayoutSpec { .custom(FormColumnsBox(tree: graph.tree)) }
  func hasSameLayout(_ other: Self) -> Bool { true }
}
