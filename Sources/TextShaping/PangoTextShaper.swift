internal import CPango
public import DrawingCore
import Foundation

/// Shapes text with Pango, without a display: glyph positions are not rounded and metrics not hinted, so that layout does
/// not depend on the scale of a screen. One point is one unit.
///
/// Inter stands in for Apple's system face, tracked so that its lines are as wide (``SystemTracking``).
///
/// Not thread-safe.
public final class PangoTextShaper: TextShaper {
  /// How often text was shaped rather than found in the cache.
  public private(set) var shapingCount = 0
  /// The names of custom families and faces that are not installed; text in them was shaped in what is most like them.
  public var missingFamilies: Set<String> { catalog.missingFamilies }

  let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  let catalog: FontCatalog
  /// The faces of fonts that Pango chose, by address; the fonts are kept so that addresses stay theirs.
  private var faces: [UnsafeMutablePointer<PangoFont>: FontFace] = [:]
  private var cache: ShapingCache
  private var languages: [String: OpaquePointer] = [:]

  /// - Parameter cacheCapacity: how many shaped texts are kept.
  public init(cacheCapacity: Int = 4096) {
    guard let map = pango_ft2_font_map_new() else { preconditionFailure("Pango makes a font map whenever asked.") }
    fontMap = map
    // Points are passed as pixels, and hinting would round advances to whole ones.
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(map),
      { pattern, _ in
        FcPatternDel(pattern, cpango_fc_hinting())
        FcPatternAddBool(pattern, cpango_fc_hinting(), 0)
        FcPatternDel(pattern, cpango_fc_hint_style())
        FcPatternAddInteger(pattern, cpango_fc_hint_style(), 0)
      }, nil, nil)
    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("Pango makes a context for any font map.")
    }
    self.context = context
    pango_context_set_round_glyph_positions(context, 0)
    catalog = FontCatalog(fontMap: map)
    cache = ShapingCache(capacity: cacheCapacity)
  }

  deinit {
    for font in faces.keys { g_object_unref(font) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// Shapes the spans as one text, or finds it in the cache.
  /// - Parameters:
  ///   - isRightToLeft: the direction of paragraphs that have none of their own.
  ///   - locale: an identifier such as `de_AT`, which chooses variants of letters and where lines break.
  /// - Complexity: linear in the length of the text.
  public func shape(_ spans: [TextSpan], isRightToLeft: Bool, locale: String) -> ShapedText {
    let key = ShapingCache.Key(spans: spans, isRightToLeft: isRightToLeft, locale: locale)
    if let known = cache[key] { return known }
    shapingCount += 1
    let shaped = shapeAnew(spans, isRightToLeft: isRightToLeft, locale: locale)
    cache[key] = shaped
    return shaped
  }

  /// The metrics of the face that the font's text is shaped in, in points, as the face itself states them.
  public func metrics(of font: FontRequest) -> FontMetrics {
    let description = catalog.description(of: font)
    guard let loaded = pango_font_map_load_font(fontMap, context, description.pointer) else {
      return FontMetrics.ios(size: font.size)
    }
    defer { g_object_unref(loaded) }
    let face = pango_font_get_hb_font(loaded)
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(face, &extents) != 0 else { return FontMetrics.ios(size: font.size) }
    var capHeight: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(face, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight)
    return FontMetrics(
      ascent: points(extents.ascender), descent: -points(extents.descender), capHeight: points(capHeight),
      leading: points(extents.line_gap))
  }

  /// Pango's name for a locale, which it keeps for good.
  func language(for locale: String) -> OpaquePointer? {
    if let known = languages[locale] { return known }
    let language = pango_language_from_string(locale.replacingOccurrences(of: "_", with: "-"))
    languages[locale] = language
    return language
  }

  /// The face by which another process draws the glyphs of a font that Pango chose.
  func face(of font: UnsafeMutablePointer<PangoFont>, asked: FontRequest) -> FontFace {
    let known = faces[font] ?? FaceNaming(fontMap: fontMap, context: context).name(font)
    if faces[font] == nil {
      g_object_ref(font)
      faces[font] = known
    }
    // The size of a face of bitmaps is not what it is drawn at, so Pango's is taken for small capitals only.
    let isSmaller = asked.hasSmallCapitals && known.size < asked.size * 0.95 && known.size > asked.size * 0.5
    return FontFace(description: known.description, size: isSmaller ? known.size : asked.size)
  }
}

/// Pango's units are 1024ths of a point here.
func points(_ units: Int32) -> CGFloat {
  CGFloat(units) / CGFloat(PANGO_SCALE)
}
