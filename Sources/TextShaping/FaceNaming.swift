internal import CPango
import DrawingCore
import Foundation

/// Finds the description by which a face is loaded again.
///
/// A font's own description does not always do: fontconfig slants or emboldens a face that has the right letters but not the
/// right style, and calls the outcome by the style that was asked for, of which there may be another face without those
/// letters. Then the description of the face as it lies on the disk is taken, and the slant or weight is lost.
struct FaceNaming {
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer

  /// The face of a font, with the size that Pango gave it.
  func name(_ font: UnsafeMutablePointer<PangoFont>) -> FontFace {
    let sized = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(sized) }
    return FontFace(description: description(of: font), size: points(pango_font_description_get_size(sized)))
  }

  private func description(of font: UnsafeMutablePointer<PangoFont>) -> String {
    guard let description = pango_font_describe(font) else { return "Sans" }
    defer { pango_font_description_free(description) }
    pango_font_description_unset_fields(description, PANGO_FONT_MASK_GRAVITY)
    if loads(description, font) { return text(of: description) }
    pango_font_description_set_style(description, PANGO_STYLE_NORMAL)
    if loads(description, font) { return text(of: description) }
    for weight in [PANGO_WEIGHT_NORMAL, PANGO_WEIGHT_BOLD] {
      pango_font_description_set_weight(description, weight)
      if loads(description, font) { return text(of: description) }
    }
    pango_font_description_unset_fields(
      description,
      PangoFontMask(
        PANGO_FONT_MASK_STRETCH.rawValue | PANGO_FONT_MASK_VARIANT.rawValue | PANGO_FONT_MASK_WEIGHT.rawValue))
    return text(of: description)
  }

  /// Whether the description leads to the same face of the same file.
  private func loads(_ description: OpaquePointer, _ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let loaded = pango_font_map_load_font(fontMap, context, description) else { return false }
    defer { g_object_unref(loaded) }
    return Self.file(of: loaded) == Self.file(of: font)
  }

  /// The path and the number of the face in it.
  static func file(of font: UnsafeMutablePointer<PangoFont>) -> String? {
    let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    var path: UnsafeMutablePointer<FcChar8>?
    var number: Int32 = 0
    guard FcPatternGetString(pattern, cpango_fc_file(), 0, &path) == FcResultMatch, let path else { return nil }
    FcPatternGetInteger(pattern, cpango_fc_index(), 0, &number)
    return "\(String(cString: path)) \(number)"
  }

  private func text(of description: OpaquePointer) -> String {
    pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
    let text = pango_font_description_to_string(description)
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? "Sans"
  }
}
