internal import CGtk
import DrawingCore
import Foundation

/// Fonts, pictures and symbols that are kept from one drawing to the next.
@MainActor final class PaintResources {
  static let shared = PaintResources()

  private var fonts = BoundedCache<FontFace, Font>(limit: 256)
  /// By what was drawn; the cost is in bytes.
  private var surfaces = BoundedCache<BitmapKey, Surface>(limit: 128 << 20)
  private var rasters = BoundedCache<RasterKey, Raster>(limit: 128 << 20)
  private var keys = BoundedCache<BitmapMemory, BitmapKey>(limit: 128)
  let symbols = SymbolFolder()
  /// The pixels of all pictures that are kept.
  var keptBytes: Int { surfaces.cost + rasters.cost }

  private lazy var context: OpaquePointer? = {
    guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else { return nil }
    let options = cairo_font_options_create()
    // Glyphs lie and look the same at any scale.
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }()

  /// The face at its size; nil where nothing can be loaded.
  func font(for face: FontFace) -> Font? {
    if let font = fonts.value(for: face) { return font }
    guard face.size > 0, face.size < 10_000, let context else { return nil }
    let description = pango_font_description_from_string(face.description)
    defer { pango_font_description_free(description) }
    pango_font_description_set_absolute_size(description, Double(face.size) * Double(PANGO_SCALE))
    guard let loaded = pango_font_map_load_font(pango_cairo_font_map_get_default(), context, description) else {
      return nil
    }
    let font = Font(loaded)
    fonts.insert(font, for: face)
    return font
  }

  /// The bitmap as a Cairo surface, kept unless others follow it; nil for an empty one.
  func surface(for bitmap: Bitmap, named id: ImageID) -> Surface? {
    id.isPassing ? Surface(bitmap) : surface(for: bitmap, key: key(for: bitmap))
  }

  /// The name of a bitmap's content, found once for the same bytes in memory.
  func key(for bitmap: Bitmap) -> BitmapKey {
    let memory = BitmapMemory(bitmap)
    if let key = keys.value(for: memory) { return key }
    let key = BitmapKey(bitmap)
    keys.insert(key, for: memory)
    return key
  }

  func surface(for bitmap: Bitmap, key: BitmapKey) -> Surface? {
    if let surface = surfaces.value(for: key) { return surface }
    guard let surface = Surface(bitmap) else { return nil }
    surfaces.insert(surface, for: key, cost: bitmap.pixels.count)
    return surface
  }

  func raster(for key: RasterKey, make: () -> Raster?) -> Raster? {
    if let raster = rasters.value(for: key) { return raster }
    guard let raster = make() else { return nil }
    rasters.insert(raster, for: key, cost: raster.stride * raster.height)
    return raster
  }

  /// Owns a Pango font.
  final class Font {
    let pointer: UnsafeMutablePointer<PangoFont>
    /// Whether its glyphs have colours of their own, so that they are no outlines to fill.
    let hasColors: Bool

    init(_ pointer: UnsafeMutablePointer<PangoFont>) {
      self.pointer = pointer
      let face = pango_font_get_hb_font(pointer).flatMap { hb_font_get_face($0) }
      hasColors = ["CBDT", "sbix", "COLR", "SVG "].contains { name in
        let tag = name.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
        guard let table = hb_face_reference_table(face, tag) else { return false }
        defer { hb_blob_destroy(table) }
        return hb_blob_get_length(table) > 0
      }
    }

    deinit { g_object_unref(pointer) }
  }

  /// Owns a Cairo image surface.
  final class Surface {
    let pointer: OpaquePointer

    /// - Returns: nil where the bitmap is empty or beyond what Cairo can hold.
    init?(_ bitmap: Bitmap) {
      guard (1...32_000).contains(bitmap.width), (1...32_000).contains(bitmap.height),
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height)),
        let target = cairo_image_surface_get_data(surface)
      else { return nil }
      let stride = Int(cairo_image_surface_get_stride(surface))
      bitmap.pixels.withUnsafeBytes { source in
        for row in 0..<bitmap.height {
          let line = UnsafeMutableRawPointer(target + row * stride)
          for column in 0..<bitmap.width {
            let rgba = source.loadUnaligned(fromByteOffset: 4 * (row * bitmap.width + column), as: UInt32.self)
            let swapped = (rgba & 0xFF00_FF00) | (rgba >> 16 & 0xFF) | (rgba & 0xFF) << 16
            line.storeBytes(of: swapped, toByteOffset: 4 * column, as: UInt32.self)
          }
        }
      }
      cairo_surface_mark_dirty(surface)
      pointer = surface
    }

    deinit { cairo_surface_destroy(pointer) }
  }
}
