internal import CGtk
import DrawingCore
import Foundation

@testable import GskPainter

extension Gallery {
  /// A text shaped by Pango, as glyphs.
  static func text(
    _ text: String, size: CGFloat, at origin: CGPoint, _ paint: Paint, family: String = "Inter"
  ) -> DrawCommand {
    let map = pango_cairo_font_map_get_default()
    let context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    let description = pango_font_description_from_string(family)
    pango_font_description_set_absolute_size(description, Double(size) * 1024)
    pango_context_set_font_description(context, description)
    let attributes = pango_attr_list_new()
    let items = pango_itemize(context, text, 0, Int32(text.utf8.count), attributes, nil)
    var glyphs: [PlacedGlyph] = [], pen: Float = 0
    var link = items
    while let node = link {
      let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
      let string = pango_glyph_string_new()!
      pango_shape_item(item, text, Int32(text.utf8.count), nil, string, PANGO_SHAPE_NONE)
      for index in 0..<Int(string.pointee.num_glyphs) {
        let glyph = string.pointee.glyphs[index], geometry = glyph.geometry
        let advance = Float(geometry.width) / 1024
        glyphs.append(
          PlacedGlyph(
            id: glyph.glyph, x: pen + Float(geometry.x_offset) / 1024, y: Float(geometry.y_offset) / 1024,
            advance: advance))
        pen += advance
      }
      pango_glyph_string_free(string)
      pango_item_free(item)
      link = node.pointee.next
    }
    g_list_free(items)
    pango_attr_list_unref(attributes)
    pango_font_description_free(description)
    g_object_unref(UnsafeMutableRawPointer(context))
    return .glyphs(GlyphRun(face: FontFace(description: family, size: size), glyphs: glyphs), origin: origin, paint)
  }
}
