internal import CGtk

extension Widget {
  /// Puts text on the clipboard.
  public func copy(_ text: String) { gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text) }

  /// Puts a picture on the clipboard.
  /// - Parameter png: the picture as a PNG file's bytes.
  /// - Returns: whether the bytes were a picture.
  @discardableResult
  public func copy(png: [UInt8]) -> Bool {
    let bytes = g_bytes_new(png, gsize(png.count))
    defer { g_bytes_unref(bytes) }
    guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return false }
    gdk_clipboard_set_texture(gtk_widget_get_clipboard(widget), texture)
    g_object_unref(UnsafeMutableRawPointer(texture))
    return true
  }
}
