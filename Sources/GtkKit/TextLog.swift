internal import CGtk

/// Lines of text that grow at the end; to read, search with the eye, and copy.
public final class TextLog: Widget {
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  /// Lines above this number are dropped, oldest first.
  private static let limit: gint = 5000

  public init() {
    let view = gtk_text_view_new()
    buffer = gtk_text_view_get_buffer(UnsafeMutablePointer(OpaquePointer(view)))
    super.init(sharing: OpaquePointer(view))
    gtk_text_view_set_editable(cast(), 0)
    gtk_text_view_set_monospace(cast(), 1)
    gtk_text_view_set_cursor_visible(cast(), 0)
    gtk_text_view_set_wrap_mode(cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_left_margin(cast(), 12)
    gtk_text_view_set_right_margin(cast(), 12)
    gtk_text_view_set_top_margin(cast(), 8)
    gtk_text_view_set_bottom_margin(cast(), 8)
    let warning = gtk_text_tag_new("warning")
    Object(sharing: warning.map { OpaquePointer($0) }).set("foreground", "#c88800")
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), warning)
    g_object_unref(warning)
  }

  /// Appends a line; the view follows where the end is seen.
  public func append(_ line: String, isWarning: Bool) {
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer, &end)
    let start = gtk_text_iter_get_offset(&end)
    gtk_text_buffer_insert(buffer, &end, line + "\n", -1)
    if isWarning {
      var from = GtkTextIter()
      gtk_text_buffer_get_iter_at_offset(buffer, &from, start)
      gtk_text_buffer_apply_tag_by_name(buffer, "warning", &from, &end)
    }
    let surplus = gtk_text_buffer_get_line_count(buffer) - Self.limit
    if surplus > 0 {
      var first = GtkTextIter(), last = GtkTextIter()
      gtk_text_buffer_get_start_iter(buffer, &first)
      gtk_text_buffer_get_iter_at_line(buffer, &last, surplus)
      gtk_text_buffer_delete(buffer, &first, &last)
    }
    gtk_text_buffer_get_end_iter(buffer, &end)
    gtk_text_view_scroll_to_iter(cast(), &end, 0, 0, 0, 0)
  }

  public func clear() { gtk_text_buffer_set_text(buffer, "", 0) }
}
