internal import CGtk

/// A line or a paragraph of text.
public final class Label: Widget {
  public init(_ text: String = "", classes: [String] = []) {
    super.init(sharing: OpaquePointer(gtk_label_new(text)))
    for name in classes { addClass(name) }
  }
  public var text: String {
    get { String(cString: gtk_label_get_text(pointer)) }
    set { gtk_label_set_text(pointer, newValue) }
  }
  /// Sets the text from Pango markup.
  public func setMarkup(_ markup: String) { gtk_label_set_markup(pointer, markup) }
  /// 0 puts the text at the start, 1 at the end.
  public var xAlignment: Float {
    get { gtk_label_get_xalign(pointer) }
    set { gtk_label_set_xalign(pointer, newValue) }
  }
  public func wraps(maxCharacters: Int? = nil) {
    gtk_label_set_wrap(pointer, 1)
    gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
    if let maxCharacters { gtk_label_set_max_width_chars(pointer, gint(maxCharacters)) }
  }
  public func centers() { gtk_label_set_justify(pointer, GTK_JUSTIFY_CENTER) }
  public enum Ellipsis: Sendable { case end, middle }
  public func ellipsizes(_ place: Ellipsis = .end) {
    gtk_label_set_ellipsize(pointer, place == .end ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_MIDDLE)
  }
  /// Keeps room for so many characters, so that changing text moves nothing.
  public func reserve(characters: Int) { gtk_label_set_width_chars(pointer, gint(characters)) }
  public func makeSelectable() { gtk_label_set_selectable(pointer, 1) }
  /// The widget that the label's underlined letter leads to.
  public func setMnemonic(_ text: String, for target: Widget) {
    gtk_label_set_text_with_mnemonic(pointer, text)
    gtk_label_set_mnemonic_widget(pointer, target.widget)
  }
}

/// A small picture from the icon theme.
public final class Image: Widget {
  /// - Parameter size: in points; nil for the size of text beside it.
  public init(icon: String, size: Int? = nil) {
    super.init(sharing: OpaquePointer(gtk_image_new_from_icon_name(icon)))
    if let size { gtk_image_set_pixel_size(pointer, gint(size)) }
  }
  public func setIcon(_ name: String) { gtk_image_set_from_icon_name(pointer, name) }
}

/// A turning wheel that says that work goes on.
public final class Spinner: Widget {
  public init() { super.init(sharing: OpaquePointer(gtk_spinner_new())) }
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(pointer) != 0 }
    set { gtk_spinner_set_spinning(pointer, newValue.c) }
  }
}
