internal import LayoutCore

/// What a person types.
extension ViewHost {
  /// Tells the view of a key.
  ///
  /// 1. Keys that are held down with Control, Command or Option go to shortcuts first.
  /// 2. Then `onKeyPress` of what has the focus, that itself, and the views around it take it.
  /// 3. Then shortcuts without other keys.
  /// 4. Tab moves the focus; what is left goes to commands of all views, where nothing has the focus.
  /// - Returns: whether the key means something to the view.
  @discardableResult
  public func sendKey(_ press: KeyPress) -> Bool {
    let input = graph.input
    graph.input.modifiers = press.modifiers
    let isHeld = !press.modifiers.isDisjoint(with: [.control, .command, .option])
    if isHeld, press.phase != .up, performShortcut(press) { return true }
    if let focused = input.focused, offer(press, to: focused) { return true }
    if !isHeld, press.phase != .up, performShortcut(press) { return true }
    guard press.phase != .up else { return false }
    if press.key == .tab, press.modifiers.subtracting(.shift).isEmpty {
      return input.moveFocus(forward: !press.modifiers.contains(.shift))
    }
    guard input.focused == nil else { return false }
    var isHandled = false
    input.forEachResponder { responder, _ in
      if !isHandled, responder is KeyCommandResponder { isHandled = responder.handle(press) }
    }
    return isHandled
  }

  /// Puts text into the field that has the focus, as an input method has composed it.
  ///
  /// Each character is first a key, so that `onKeyPress` sees it.
  @discardableResult
  public func sendText(_ text: String) -> Bool {
    guard let field = graph.input.focused?.textInput else {
      return text.reduce(false) { sendKey(KeyPress(KeyEquivalent($1))) || $0 }
    }
    field.setPreedit("", caret: 0)
    guard text.count == 1, let character = text.first else {
      field.insert(text)
      return true
    }
    return sendKey(KeyPress(KeyEquivalent(character)))
  }

  /// Shows what an input method is composing in the field that has the focus.
  /// - Parameter caret: in characters.
  public func sendPreedit(_ text: String, caret: Int) { graph.input.focused?.textInput?.setPreedit(text, caret: caret) }

  /// Brings the clipboard's text to the field that asked for it.
  public func paste(_ text: String) {
    UIPasteboard.general.take(text)
    graph.input.focused?.textInput?.insert(text, isTyped: false)
  }

  /// Called with text to put on the clipboard.
  public var onCopy: ((String) -> Void)? {
    get { graph.input.onCopy }
    set {
      graph.input.onCopy = newValue
      UIPasteboard.general.onCopy(newValue)
    }
  }
  /// Called when the clipboard's text is wanted, which ``paste(_:)`` brings.
  public var onPasteRequest: (() -> Void)? {
    get { graph.input.onPasteRequest }
    set { graph.input.onPasteRequest = newValue }
  }
  /// Whether carets blink, as where a person looks on.
  public var blinksCaret: Bool {
    get { graph.input.blinksCaret }
    set { graph.input.blinksCaret = newValue }
  }

  /// Says whether the person's keys come to the preview, which shows by its caret.
  public func setHasKeyboard(_ hasKeyboard: Bool) {
    guard graph.input.hasKeyboard != hasKeyboard else { return }
    graph.input.hasKeyboard = hasKeyboard
    graph.input.focused?.textInput?.showCaret()
  }

  private func performShortcut(_ press: KeyPress) -> Bool {
    var isPerformed = false
    graph.input.forEachResponder { responder, _ in
      if !isPerformed { isPerformed = responder.performShortcut(press) }
    }
    return isPerformed
  }

  /// Step 2: what is put on the field itself comes before the field.
  private func offer(_ press: KeyPress, to item: any FocusItem) -> Bool {
    let chain = graph.input.chain(to: item)
    guard let place = chain.firstIndex(where: { $0.focusItem === item }) else { return false }
    let own = graph.input.ownResponders(of: item)
    for responder in own where responder !== chain[place] {
      if responder.handle(press) { return true }
    }
    if chain[place].handle(press) { return true }
    for responder in chain where !own.contains(where: { $0 === responder }) {
      if responder.handle(press) { return true }
    }
    return false
  }
}
