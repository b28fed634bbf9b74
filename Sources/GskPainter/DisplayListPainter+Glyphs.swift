internal import CGtk
import DrawingCore
import Foundation

extension DisplayListPainter {
  func glyphs(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, in scope: PaintScope) -> RenderNode? {
    guard !run.glyphs.isEmpty, origin.x.isFinite, origin.y.isFinite, abs(origin.x) < 1e7, abs(origin.y) < 1e7,
      // Smaller letters cannot be seen, nor can all fonts be loaded for them.
      run.face.size * scope.leastDensity > 0.25,
      let font = PaintResources.shared.font(for: run.face),
      let glyphs = GlyphString(run.glyphs, areColored: font.hasColors)
    else { return nil }
    let baseline = scope.snappedBaseline(origin)
    var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    if case .color(let plain) = paint {
      guard plain.alpha > 0 else { return nil }
      color = GdkRGBA(plain)
    }
    var place = graphene_point_t(baseline)
    guard let pointer = gsk_text_node_new(font.pointer, glyphs.pointer, &color, &place) else { return nil }
    let text = RenderNode(pointer)
    if case .color = paint, target != .pixels || font.hasColors { return text }
    guard let bounds = drawnBounds(text.bounds, in: scope) else { return nil }
    return drawn(paint, bounds, in: scope) { context in
      cairo_move_to(context, baseline.x, baseline.y)
      if font.hasColors || target == .outlines {
        pango_cairo_show_glyph_string(context, font.pointer, glyphs.pointer)
      } else {
        cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
        pango_cairo_glyph_string_path(context, font.pointer, glyphs.pointer)
        cairo_fill(context)
      }
    }
  }
}

/// Owns a Pango glyph string.
private final class GlyphString {
  let pointer: UnsafeMutablePointer<PangoGlyphString>

  /// nil where a place is beyond what Pango can say.
  init?(_ glyphs: [PlacedGlyph], areColored: Bool) {
    // Pango's lengths are whole numbers of 1/1024 of a point.
    let unit = Float(PANGO_SCALE)
    func length(_ value: Float) -> Int32? { Int32(exactly: (value * unit).rounded()) }
    guard let string = pango_glyph_string_new() else { return nil }
    pointer = string
    pango_glyph_string_set_size(string, Int32(glyphs.count))
    var pen: Int32 = 0
    for (index, glyph) in glyphs.enumerated() {
      guard let x = length(glyph.x), let y = length(glyph.y), let advance = length(glyph.advance) else { return nil }
      let (offset, isBeyond) = x.subtractingReportingOverflow(pen)
      let (next, isNextBeyond) = pen.addingReportingOverflow(advance)
      guard !isBeyond, !isNextBeyond else { return nil }
      string.pointee.glyphs[index].glyph = glyph.id
      string.pointee.glyphs[index].geometry = PangoGlyphGeometry(width: advance, x_offset: offset, y_offset: y)
      // Where set, a renderer does not paint the glyph with the text's colour.
      string.pointee.glyphs[index].attr.is_color = areColored ? 1 : 0
      pen = next
    }
  }

  deinit { pango_glyph_string_free(pointer) }
}
