internal import CGtk
public import Foundation

/// An input method: makes text of keys, such as accents, signs and words of scripts with more letters than keys.
@MainActor
public final class InputMethod {
  /// What the input method says.
  public enum Event: Hashable, Sendable {
    /// Text is being composed, with its caret, in characters; empty where it was given up.
    case preedit(String, caret: Int)
    case commit(String)
  }
  /// What a field is for.
  public enum Purpose: String, Sendable {
    case text, digits, number, phone, url, email, name, password, pin

    var c: GtkInputPurpose {
      switch self {
      case .text: GTK_INPUT_PURPOSE_FREE_FORM
      case .digits: GTK_INPUT_PURPOSE_DIGITS
      case .number: GTK_INPUT_PURPOSE_NUMBER
      case .phone: GTK_INPUT_PURPOSE_PHONE
      case .url: GTK_INPUT_PURPOSE_URL
      case .email: GTK_INPUT_PURPOSE_EMAIL
      case .name: GTK_INPUT_PURPOSE_NAME
      case .password: GTK_INPUT_PURPOSE_PASSWORD
      case .pin: GTK_INPUT_PURPOSE_PIN
      }
    }
  }

  let context: Object
  private var im: OpaquePointer { context.pointer }
  private var typed: UnsafeMutablePointer<GtkIMContext> { context.cast() }
  /// The text around the caret, and the caret in it, in UTF-8 bytes.
  public var surrounding: (text: String, offset: Int) = ("", 0)

  /// - Parameter body: called with what the input method says.
  init(of widget: Widget, _ body: @escaping @MainActor (Event) -> Void) {
    context = Object(owning: OpaquePointer(gtk_im_multicontext_new()))
    gtk_im_context_set_client_widget(typed, widget.widget)
    gtk_im_context_set_use_preedit(typed, 1)
    context.connect("commit") { body(.commit($0.string(0))) }
    context.connect("preedit-changed") { [weak self] in
      guard let self else { return }
      body(self.preedit)
    }
    context.answer("retrieve-surrounding") { [weak self] _ in
      guard let self else { return false }
      let (text, offset) = self.surrounding
      gtk_im_context_set_surrounding_with_selection(
        self.typed, text, gint(text.utf8.count), gint(offset), gint(offset))
      return true
    }
  }

  private var preedit: Event {
    var text: UnsafeMutablePointer<CChar>?
    var caret: gint = 0
    gtk_im_context_get_preedit_string(typed, &text, nil, &caret)
    defer { g_free(text) }
    return .preedit(text.map { String(cString: $0) } ?? "", caret: Int(caret))
  }

  public func focusIn() { gtk_im_context_focus_in(typed) }
  public func focusOut() { gtk_im_context_focus_out(typed) }
  /// Gives up what is being composed.
  public func reset() { gtk_im_context_reset(typed) }

  /// Where the caret is, in points of the widget, so that windows of the input method stand beside it.
  public func setCaret(_ caret: CGRect) {
    var area = GdkRectangle(
      x: gint(caret.minX), y: gint(caret.minY), width: gint(caret.width.rounded(.up)),
      height: gint(caret.height.rounded(.up)))
    gtk_im_context_set_cursor_location(typed, &area)
  }

  /// - Parameter capitals: `none`, `words`, `sentences` or `characters`.
  public func setPurpose(_ purpose: Purpose, capitals: String, checksSpelling: Bool) {
    var hints = checksSpelling ? GTK_INPUT_HINT_SPELLCHECK.rawValue : GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    switch capitals {
    case "words": hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
    case "sentences": hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
    case "characters": hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
    default: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
    }
    context.set("input-purpose", enumeration: gint(purpose.c.rawValue), of: gtk_input_purpose_get_type())
    context.set("input-hints", flags: hints, of: gtk_input_hints_get_type())
  }
}

/// Takes the keys of a widget that has the focus, some of them through an input method.
@MainActor
public final class KeyboardController {
  /// A key that went down or up.
  public enum Event: Hashable, Sendable {
    case pressed(KeyPress)
    case released(KeyPress)
    case text(InputMethod.Event)
    case focus(Bool)
  }
  private let controller: Object
  public let inputMethod: InputMethod
  /// Whether keys go through the input method, as where they are typed into a field.
  public var isTyping = false {
    didSet {
      guard isTyping != oldValue else { return }
      gtk_event_controller_key_set_im_context(
        controller.pointer, isTyping ? controller.imContext(inputMethod) : nil)
      if isTyping, hasFocus { inputMethod.focusIn() }
      if !isTyping {
        inputMethod.reset()
        inputMethod.focusOut()
      }
    }
  }
  public private(set) var hasFocus = false

  /// - Parameter body: answering true to a pressed key keeps it from what comes after.
  public init(_ widget: Widget, _ body: @escaping @MainActor (Event) -> Bool) {
    controller = Object(sharing: gtk_event_controller_key_new())
    inputMethod = InputMethod(of: widget) { _ = body(.text($0)) }
    controller.answer("key-pressed") { body(.pressed(KeyPress(value: guint($0.uint(0)), state: $0.flags(2)))) }
    controller.connect("key-released") { _ = body(.released(KeyPress(value: guint($0.uint(0)), state: $0.flags(2)))) }
    g_object_ref(UnsafeMutableRawPointer(controller.pointer))
    gtk_widget_add_controller(widget.widget, controller.pointer)
    widget.onFocusChange { [weak self] isFocused in
      guard let self else { return }
      self.hasFocus = isFocused
      if self.isTyping { isFocused ? self.inputMethod.focusIn() : self.inputMethod.focusOut() }
      _ = body(.focus(isFocused))
    }
  }
}

extension Object {
  fileprivate func imContext(_ method: InputMethod) -> UnsafeMutablePointer<GtkIMContext> { method.context.cast() }
}

extension Widget {
  /// Calls `body` with keys before anything in the widget, and its own shortcuts, have seen them; answering true takes
  /// them.
  public func onKeyBefore(_ body: @escaping @MainActor (KeyPress) -> Bool) {
    add(gtk_event_controller_key_new()) { key in
      gtk_event_controller_set_propagation_phase(key.pointer, GTK_PHASE_CAPTURE)
      key.answer("key-pressed") { body(KeyPress(value: guint($0.uint(0)), state: $0.flags(2))) }
    }
  }

  /// The shape of the pointer over the widget, as CSS names it.
  public func setCursor(_ name: String) { gtk_widget_set_cursor_from_name(widget, name) }

  /// Reads the clipboard's text, and calls `body` with it where there is some.
  public func paste(_ body: @escaping @MainActor (String) -> Void) {
    let box = Unmanaged.passRetained(PasteBox(body))
    gdk_clipboard_read_text_async(
      gtk_widget_get_clipboard(widget), nil,
      { source, result, data in
        guard let data else { return }
        let box = Unmanaged<PasteBox>.fromOpaque(data).takeRetainedValue()
        let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
        defer { g_free(text) }
        guard let text else { return }
        let string = String(cString: text)
        onMainThread(box) { $0.body(string) }
      }, box.toOpaque())
  }
}

private final class PasteBox {
  let body: @MainActor (String) -> Void
  init(_ body: @escaping @MainActor (String) -> Void) { self.body = body }
}
