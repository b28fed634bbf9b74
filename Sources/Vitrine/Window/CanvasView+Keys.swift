import Foundation
import GtkKit
import PreviewProtocol

/// What a person types in the canvas.
///
/// Keys go to the preview while the canvas has the focus, through the input method where a field of the preview takes
/// text. Keys that both the window and the preview wait for are the preview's then. Tab leaves the canvas where the
/// preview has nowhere for it to go, and Tab with Control always does.
extension CanvasView {
  func listenToKeys() {
    keyboard = KeyboardController(canvas) { [weak self] event in self?.take(event) ?? false }
  }

  private func take(_ event: KeyboardController.Event) -> Bool {
    switch event {
    case .pressed(let key):
      guard let input = input(key), !isForWindow(key) else { return false }
      sendInput?(.key(input))
      return true
    case .released(let key):
      pressedKeys.remove(key.name)
      if let character = key.character {
        sendInput?(.key(KeyInput(character, modifiers: InputModifiers(key.modifiers), phase: .up)))
      }
      return false
    case .text(.preedit(let text, let caret)): sendInput?(.preedit(text, caret: caret))
    case .text(.commit(let text)): sendInput?(.text(text))
    case .focus(let isFocused):
      if !isFocused { pressedKeys = [] }
      sendInput?(.focus(isFocused))
    }
    return true
  }

  /// Offers a key to the preview before the window's own shortcuts.
  /// - Returns: whether the preview has it.
  func takeBeforeWindow(_ key: KeyPress) -> Bool {
    guard canvas.hasFocus, let character = key.character else { return false }
    let modifiers = InputModifiers(key.modifiers)
    guard !modifiers.isEmpty, wants.keys.contains(KeyChord(character.lowercased(), modifiers)),
      let input = input(key)
    else { return false }
    sendInput?(.key(input))
    return true
  }

  private func isForWindow(_ key: KeyPress) -> Bool {
    if key.character == "\t" {
      if key.modifiers.contains(.control) { return true }
      return !(key.modifiers.contains(.shift) ? wants.takesBackTab : wants.takesTab)
    }
    // Keys with others held down are the window's, unless the preview waits for them.
    guard !key.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    let chord = KeyChord((key.character ?? "").lowercased(), InputModifiers(key.modifiers))
    return wants.field == nil && !wants.keys.contains(chord)
  }

  private func input(_ key: KeyPress) -> KeyInput? {
    guard let character = key.character else { return nil }
    let isAgain = !pressedKeys.insert(key.name).inserted
    return KeyInput(
      character, characters: key.characters, modifiers: InputModifiers(key.modifiers), phase: isAgain ? .again : .down)
  }

  /// Takes note of what the preview wants.
  func show(_ wants: InputWants) {
    let old = self.wants
    self.wants = wants
    if wants.pointer != old.pointer { canvas.setCursor(wants.pointer) }
    guard let keyboard else { return }
    if let field = wants.field {
      let method = keyboard.inputMethod
      method.surrounding = (field.surrounding, field.offset)
      let origin = canvas.origin
      let factor = canvas.factor
      method.setCaret(
        CGRect(
          x: origin.x + field.caret.minX * factor, y: origin.y + field.caret.minY * factor,
          width: field.caret.width * factor, height: field.caret.height * factor))
      if field.purpose != old.field?.purpose || field.capitals != old.field?.capitals
        || field.checksSpelling != old.field?.checksSpelling
      {
        method.setPurpose(
          InputMethod.Purpose(rawValue: field.purpose) ?? .text, capitals: field.capitals,
          checksSpelling: field.checksSpelling)
      }
    }
    keyboard.isTyping = wants.field != nil
    Trace.write("wants \(wants.field == nil ? "keys" : "text") \(wants.pointer)")
  }
}

extension KeyPress {
  /// The key as the character that stands for it on Apple's platforms; nil for keys that are only held down.
  var character: String? {
    switch name {
    case "Up", "KP_Up": "\u{F700}"
    case "Down", "KP_Down": "\u{F701}"
    case "Left", "KP_Left": "\u{F702}"
    case "Right", "KP_Right": "\u{F703}"
    case "Delete", "KP_Delete": "\u{F728}"
    case "Home", "KP_Home": "\u{F729}"
    case "End", "KP_End": "\u{F72B}"
    case "Page_Up", "Prior", "KP_Page_Up", "KP_Prior": "\u{F72C}"
    case "Page_Down", "Next", "KP_Page_Down", "KP_Next": "\u{F72D}"
    case "Clear": "\u{F739}"
    case "Escape": "\u{1B}"
    case "BackSpace": "\u{8}"
    case "Tab", "ISO_Left_Tab", "KP_Tab": "\t"
    case "Return", "KP_Enter", "ISO_Enter": "\r"
    default: characters.isEmpty ? nil : characters
    }
  }
}
