internal import DrawingCore
import Foundation

/// What keys, the input method and the clipboard do to the text.
extension TextInputController {
  /// Shows a caret that has moved, and tells a bound selection.
  func selectionDidChange() {
    reportSelection()
    goal = nil
    showCaret()
  }

  func reportSelection() {
    guard let binding = view.selection else { return }
    let range = editing.index(editing.selection.lowerBound)..<editing.index(editing.selection.upperBound)
    binding.wrappedValue = TextSelection(range: range)
  }

  /// Hands a changed text to its binding and takes what that makes of it.
  private func textDidChange() {
    forgetLayout()
    view.text.wrappedValue = editing.text
    editing.setText(view.text.wrappedValue)
    forgetLayout()
    if let node { graph.tree.invalidate(node) }
    selectionDidChange()
  }

  /// Puts typed or pasted text in the place of the selection; a field of one line takes no breaks.
  func insert(_ text: String, isTyped: Bool = true) {
    guard !view.isReadOnly, environment.isEnabled else { return }
    preedit = ""
    let new = view.kind == .line ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
    guard !new.isEmpty else { return }
    editing.insert(new, isTyped: isTyped)
    textDidChange()
  }

  /// Shows what an input method is composing.
  /// - Parameter caret: in characters.
  func setPreedit(_ text: String, caret: Int) {
    guard text != preedit || caret != preeditCaret, !view.isReadOnly else { return }
    let wasComposing = !preedit.isEmpty
    if !text.isEmpty, !editing.selection.isEmpty, editing.delete(.character, forward: false) { textDidChange() }
    (preedit, preeditCaret) = (text, caret)
    if wasComposing != !text.isEmpty { view.onComposing(!text.isEmpty) }
    forgetLayout()
    if let node { graph.tree.invalidate(node) }
    showCaret()
  }

  // MARK: Keys

  func takeKey(_ press: KeyPress) -> Bool {
    guard press.phase != .up else { return false }
    if press.modifiers.contains(.control) || press.modifiers.contains(.command) {
      if let done = command(press) { return done }
    }
    switch press.key {
    case .leftArrow, .rightArrow: return moveAcross(press)
    case .upArrow, .downArrow: return moveAlong(press)
    case .pageUp, .pageDown: return movePage(press)
    case .home, .end: return move(isCommand(press) ? .text : .line, forward: press.key == .end, press)
    case .delete, .deleteForward: return delete(press)
    case .return: return takeReturn(press)
    case .tab where view.kind == .editor && !view.isReadOnly && press.modifiers.isEmpty:
      insert("\t")
      return true
    default: return type(press)
    }
  }

  private func isCommand(_ press: KeyPress) -> Bool {
    press.modifiers.contains(.control) || press.modifiers.contains(.command)
  }

  /// - Returns: nil where the key is none of the commands.
  private func command(_ press: KeyPress) -> Bool? {
    switch press.key.character.lowercased() {
    case "a": editing.selectAll()
    case "c": return copy()
    case "x":
      guard copy(), !view.isReadOnly, editing.delete(.character, forward: true) else { return true }
      textDidChange()
      return true
    case "v":
      guard !view.isReadOnly else { return false }
      graph.input.onPasteRequest?()
      return true
    case "z":
      guard !view.isReadOnly else { return false }
      if press.modifiers.contains(.shift) ? editing.redo() : editing.undo() { textDidChange() }
      return true
    case "y":
      guard !view.isReadOnly else { return false }
      if editing.redo() { textDidChange() }
      return true
    default: return nil
    }
    selectionDidChange()
    return true
  }

  /// What a field of secrets holds is not copied.
  private func copy() -> Bool {
    guard !editing.selection.isEmpty, !view.isSecure else { return false }
    graph.input.copy(editing.selectedText)
    return true
  }

  private func type(_ press: KeyPress) -> Bool {
    guard !view.isReadOnly, !isCommand(press), !press.characters.isEmpty,
      press.characters.unicodeScalars.allSatisfy({ $0.value >= 32 && !(0xF700...0xF8FF).contains($0.value) })
    else { return false }
    insert(press.characters)
    return true
  }

  private func takeReturn(_ press: KeyPress) -> Bool {
    guard !view.isReadOnly else { return false }
    let breaksLine =
      switch view.kind {
      case .line: false
      case .editor: true
      // A growing field of iOS takes a break; on macOS Return submits and Option makes the break.
      case .lines: environment.platform == .ios || press.modifiers.contains(.option)
      }
    if breaksLine {
      insert("\n", isTyped: false)
    } else {
      submit()
    }
    return true
  }

  /// The person is done: on iOS the field gives the focus away.
  func submit() {
    view.onCommit()
    let loses = environment.platform == .ios
    let focus = graph.input.focused
    view.onReturn()
    environment.submit(.text)
    if loses, graph.input.focused === focus, !graph.input.hasPendingFocus { graph.input.focus(nil) }
  }

  private func delete(_ press: KeyPress) -> Bool {
    guard !view.isReadOnly else { return false }
    let forward = press.key == .deleteForward
    let step: TextEditing.Step = isCommand(press) || press.modifiers.contains(.option) ? .word : .character
    if editing.delete(step, forward: forward) { textDidChange() }
    return true
  }

  // MARK: Moving

  private func move(_ step: TextEditing.Step, forward: Bool, _ press: KeyPress) -> Bool {
    var place = editing.place(from: editing.head, step, forward: forward)
    if step == .line {
      let bounds = carets().bounds(ofLine: carets().line(of: editing.head))
      place = forward ? bounds.upperBound : bounds.lowerBound
    }
    return move(to: place, press)
  }

  private func move(to place: Int, _ press: KeyPress) -> Bool {
    editing.move(to: place, extending: press.modifiers.contains(.shift))
    selectionDidChange()
    return true
  }

  /// To the left or right as the eyes see it.
  private func moveAcross(_ press: KeyPress) -> Bool {
    let toTheRight = press.key == .rightArrow
    let forward = toTheRight != carets().isRightToLeft
    if isCommand(press) || press.modifiers.contains(.option) { return move(.word, forward: forward, press) }
    if !editing.selection.isEmpty, !press.modifiers.contains(.shift) {
      return move(to: forward ? editing.selection.upperBound : editing.selection.lowerBound, press)
    }
    let place = carets().offset(besides: editing.head, toTheRight: toTheRight)
    return move(to: place ?? editing.place(from: editing.head, .character, forward: forward), press)
  }

  /// To the line above or below; a field of one line leaves the keys to others unless they lead to its ends.
  private func moveAlong(_ press: KeyPress) -> Bool {
    let isDown = press.key == .downArrow
    if view.kind == .line {
      guard environment.platform == .macos else { return false }
      return move(.text, forward: isDown, press)
    }
    return moveLines(isDown ? 1 : -1, press)
  }

  private func movePage(_ press: KeyPress) -> Bool {
    guard view.kind != .line else { return false }
    let lines = max(1, Int((graph.viewportHeight(around: node) ?? 0) / max(1, layout().linePitch)) - 1)
    return moveLines(press.key == .pageDown ? lines : -lines, press)
  }

  private func moveLines(_ count: Int, _ press: KeyPress) -> Bool {
    let carets = carets()
    let number = carets.line(of: editing.head)
    let x = goal ?? carets.caret(at: editing.head).minX
    let target = number + count
    let place: Int
    if target < 0 {
      place = 0
    } else if target >= carets.lineCount {
      place = editing.count
    } else {
      place = carets.offset(onLine: target, x: x)
    }
    _ = move(to: place, press)
    goal = x
    return true
  }
}
