internal import CPango

/// Owns a Pango font description.
final class FontDescription {
  let pointer: OpaquePointer

  init() {
    guard let pointer = pango_font_description_new() else { preconditionFailure("Pango aborts when memory is short.") }
    self.pointer = pointer
  }

  deinit { pango_font_description_free(pointer) }
}
