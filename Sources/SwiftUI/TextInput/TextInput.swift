internal import LayoutCore

/// The text of a field, with its caret: what text fields and editors have in common.
nonisolated struct TextInput: View {
  typealias Body = Never
  enum Kind: Hashable {
    /// One line, which scrolls to the side.
    case line
    /// As many lines as the text has, within the limit.
    case lines
    /// Text of any length, which something around it scrolls.
    case editor
  }

  let text: Binding<String>
  let kind: Kind
  var isSecure = false
  /// It can be selected and copied but not changed.
  var isReadOnly = false
  var selection: Binding<TextSelection?>?
  /// In points; an editor takes at least as much.
  var minHeight: CGFloat = 0
  var onEditingChanged: @MainActor (Bool) -> Void = { _ in }
  /// The person is done with what is typed: the focus leaves, or Return is pressed.
  var onCommit: @MainActor () -> Void = {}
  var onReturn: @MainActor () -> Void = {}
  /// Whether letters are being composed, so that the hint in an empty field goes.
  var onComposing: @MainActor (Bool) -> Void = { _ in }

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TextInputNode(view, inputs))
  }
}

/// Keeps a text that is edited.
final class TextInputNode: TypedNode<TextInput> {
  private let controller: TextInputController
  private let id: LayoutID

  init(_ view: TextInput, _ inputs: _ViewInputs) {
    controller = TextInputController(view, inputs)
    let info = LayoutInfo(name: "", line: inputs.line, drawing: controller)
    id = inputs.graph.makeLayoutNode(.leaf(controller), info, inputs.environment)
    super.init(inputs)
  }

  override func renew(_ view: TextInput) { apply(controller.renew(view, environment)) }

  override func environmentDidChange(from old: EnvironmentValues) {
    graph.tree.setDirection(id, isRightToLeft: environment.layoutDirection == .rightToLeft)
    apply(controller.renew(nil, environment))
  }

  private func apply(_ change: LeafChange) {
    switch change {
    case .nothing: break
    case .drawing: graph.setNeedsRender()
    case .layout:
      graph.tree.setSpec(id, .leaf(controller))
      graph.setNeedsRender()
    }
  }

  override func collect(_ roots: inout [LayoutID]) {
    graph.begin(id, &roots)
    controller.node = id
    graph.info[id.offset].decorations.append(.responder(controller))
  }

  override func willDestroy() {
    graph.input.willRemove(controller)
    graph.removeLayoutNode(id)
  }
}
