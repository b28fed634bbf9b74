public import Foundation
internal import LayoutCore

/// What an input method wants to know of the field that has the focus.
public struct FieldInput: Hashable, Sendable {
  /// In points of the picture.
  public var caret: CGRect
  public var traits: TextInputTraits
  /// The text and the caret in it, in UTF-8 bytes; empty for secrets.
  public var text: String
  public var offset: Int
}

/// What the view wants of keys and pointer, as it is now.
extension ViewHost {
  /// The field that takes text; nil where none does.
  public var field: FieldInput? {
    guard let field = graph.input.focused?.textInput, !field.view.isReadOnly else { return nil }
    var traits = field.environment.textInputTraits
    traits.isSecure = field.view.isSecure
    let paragraph = field.editing.paragraph(at: field.editing.head)
    let text =
      field.view.isSecure
      ? ""
      : String(
        field.editing.text[field.editing.index(paragraph.lowerBound)..<field.editing.index(paragraph.upperBound)])
    return FieldInput(
      caret: field.caretRect(), traits: traits, text: text,
      offset: field.view.isSecure ? 0 : field.editing.head - paragraph.lowerBound)
  }

  /// Whether what has the focus takes keys for editing, copying included.
  public var isEditing: Bool {
    graph.input.focused?.textInput != nil || graph.input.focused is TextSelectionResponder
  }

  /// The keys that controls which are shown wait for.
  public var shortcuts: [KeyboardShortcut] {
    var found: [KeyboardShortcut] = []
    graph.input.forEachResponder { responder, _ in
      if let shortcut = (responder as? ShortcutResponder)?.shortcut { found.append(shortcut) }
    }
    return found
  }

  /// Whether Tab has somewhere to go.
  /// - Parameter forward: without Shift.
  public func takesTab(forward: Bool) -> Bool {
    if forward, let field = graph.input.focused?.textInput, field.view.kind == .editor, !field.view.isReadOnly {
      return true
    }
    return graph.input.hasTabStop(forward: forward)
  }

  /// The shape of the pointer where it is, as CSS names it.
  public var pointerShape: String {
    for case let responder as HoverResponder in graph.input.hovered {
      if let style = responder.pointerStyle { return style.name }
    }
    guard let point = graph.input.pointer else { return "default" }
    let hit = graph.hitTest(rootNode, point)
    let isText = hit.responders.contains { ($0.responder as? TextInputController)?.environment.isEnabled == true }
    return isText ? "text" : "default"
  }
}
