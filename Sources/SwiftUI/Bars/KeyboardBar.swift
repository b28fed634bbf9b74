internal import LayoutCore

/// The bar of items for the keyboard, while a field of the screen has the focus: on glass, where the keyboard would begin.
///
/// A preview has no keyboard, so the bar stands at the bottom of the screen in place of a bar there.
nonisolated struct KeyboardBar: View, FrameworkView {
  let items: [BarItem]

  init(items: [BarItem]) { self.items = items }

  @MainActor var body: some View {
    BarItemsRow(items: items, height: BarMetrics.row, fills: true, hasGrounds: false)
      .background { GlassPane(glass: .regular, shape: Capsule()) }
      .padding(.horizontal, BarMetrics.margin)
      .padding(.bottom, BarMetrics.margin)
      .modifier(_BarTypeSizeModifier())
  }
}

/// Whether a text field among the views of a screen has the focus.
@MainActor
final class FieldFocus: FocusBinding {
  private let state = StateLocation(false)
  weak var input: InputState?

  var isFocused: Bool { state.read() }

  var location: AnyObject { self }
  var wantsFocus: Bool { false }
  func setFocused(_ isFocused: Bool) { state.write(isFocused && input?.focused?.textInput != nil) }
}

/// Tells a `FieldFocus` of the focus in a view.
nonisolated struct _FieldFocusModifier: DecorationModifier {
  typealias Body = Never
  let focus: FieldFocus

  final class Keeper: DecorationKeeper {
    private let responder = FocusBindingResponder()

    init(_ modifier: _FieldFocusModifier, _ node: ViewNode) {
      modifier.focus.input = node.graph.input
      responder.binding = modifier.focus
    }
    func renew(_ modifier: _FieldFocusModifier, _ node: ViewNode) -> Bool { false }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}
