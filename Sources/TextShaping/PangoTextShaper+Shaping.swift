internal import CPango
import DrawingCore
import Foundation

extension PangoTextShaper {
  /// Shapes in these steps:
  /// 1. The spans become one string, with an object replacement character for each picture, and a list of attributes.
  /// 2. The string is cut at newlines; each paragraph has its own direction.
  /// 3. Pango cuts a paragraph into items of one font, script and direction, and finds where lines may break.
  /// 4. Each item's glyphs are gathered into clusters, none smaller than a grapheme.
  func shapeAnew(_ spans: [TextSpan], isRightToLeft: Bool, locale: String) -> ShapedText {
    let source = ShapingSource(spans)
    let attributes = attributes(for: source)
    defer { pango_attr_list_unref(attributes) }
    let language = language(for: locale)
    pango_context_set_language(context, language)

    var builder = ShapedTextBuilder(source: source)
    source.bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else { return }
        for paragraph in source.paragraphs {
          let found = cpango_find_base_dir(base + paragraph.content.lowerBound, Int32(paragraph.content.count))
          let fallback = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
          let direction = found == PANGO_DIRECTION_NEUTRAL ? fallback : found
          builder.beginParagraph(
            isRightToLeft: direction == PANGO_DIRECTION_RTL, hasDirection: found != PANGO_DIRECTION_NEUTRAL)
          shape(
            paragraph.content, of: base, direction: direction, attributes: attributes, language: language,
            into: &builder)
          if !paragraph.newline.isEmpty {
            builder.addNewline(at: paragraph.newline.lowerBound)
          }
        }
      }
    }
    return builder.finish(isRightToLeft: isRightToLeft)
  }

  /// Step 3 and 4 for one paragraph.
  private func shape(
    _ range: Range<Int>, of base: UnsafePointer<CChar>, direction: PangoDirection, attributes: OpaquePointer?,
    language: OpaquePointer?, into builder: inout ShapedTextBuilder
  ) {
    guard !range.isEmpty else { return }
    let breaks = LogicalBreaks(base + range.lowerBound, byteCount: range.count, language: language)
    // Items know their place in the whole string, by which they find their attributes.
    let items = pango_itemize_with_base_dir(
      context, direction, base, Int32(range.lowerBound), Int32(range.count), attributes, nil)
    defer { g_list_free(items) }
    let glyphs = pango_glyph_string_new()
    defer { pango_glyph_string_free(glyphs) }
    var next = items
    while let node = next {
      next = node.pointee.next
      guard let item = node.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
      defer { pango_item_free(item) }
      pango_shape_item(
        item, base, Int32(range.upperBound), nil, glyphs, PANGO_SHAPE_NONE)
      guard let glyphs, let font = item.pointee.analysis.font else { continue }
      replaceUnknown(in: glyphs.pointee, of: font)
      let start = Int(item.pointee.offset)
      builder.add(
        glyphs.pointee, from: start, byteCount: Int(item.pointee.length), level: item.pointee.analysis.level,
        face: face(of: font, asked: builder.font(atByte: start)), breaks: breaks, paragraphStart: range.lowerBound)
    }
  }

  /// Characters that no installed face has become what the face shows for those, its glyph 0, where Pango would draw a
  /// box with a number.
  private func replaceUnknown(in glyphs: PangoGlyphString, of font: UnsafeMutablePointer<PangoFont>) {
    let unknown: PangoGlyph = 0x1000_0000
    for index in 0..<Int(glyphs.num_glyphs) where glyphs.glyphs[index].glyph & unknown != 0 {
      guard glyphs.glyphs[index].glyph != PangoGlyph(PANGO_GLYPH_EMPTY) else { continue }
      glyphs.glyphs[index].glyph = 0
      glyphs.glyphs[index].geometry = PangoGlyphGeometry(
        width: hb_font_get_glyph_h_advance(pango_font_get_hb_font(font), 0), x_offset: 0, y_offset: 0)
    }
  }

  /// Fonts and features by span.
  private func attributes(for source: ShapingSource) -> OpaquePointer? {
    let list = pango_attr_list_new()
    for (index, span) in source.spans.enumerated() {
      let range = source.range(ofSpan: index)
      guard !range.isEmpty else { continue }
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = UInt32(range.lowerBound)
        attribute?.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(list, attribute)
      }
      insert(pango_attr_font_desc_new(catalog.description(of: span.font).pointer))
      insert(pango_attr_font_features_new(features(of: span)))
      for emoji in Self.emoji(in: source.bytes[range], from: range.lowerBound) {
        let attribute = pango_attr_family_new("emoji")
        attribute?.pointee.start_index = UInt32(emoji.lowerBound)
        attribute?.pointee.end_index = UInt32(emoji.upperBound)
        pango_attr_list_insert(list, attribute)
      }
    }
    return list
  }

  /// Where pictographs of the supplementary plane are: Apple's fonts have them in colour alone, whatever Unicode says of
  /// their plain form, so that no other font is to show them.
  private static func emoji(in bytes: some Collection<UInt8>, from start: Int) -> [Range<Int>] {
    guard bytes.contains(0xF0) else { return [] }
    var found: [Range<Int>] = []
    var offset = start
    for character in String(decoding: bytes, as: UTF8.self) {
      let end = offset + character.utf8.count
      if let first = character.unicodeScalars.first, first.value >= 0x1F000, first.properties.isEmoji,
        !character.unicodeScalars.contains("\u{FE0E}")
      {
        found.append(offset..<end)
      }
      offset = end
    }
    return found
  }

  /// OpenType features. Inter's contextual alternates draw arrows for `->`, which SF does not; as SF, letters that are
  /// tracked make no ligatures.
  private func features(of span: TextSpan) -> String {
    var features: [String] = []
    if catalog.isSystem(span.font) { features.append("calt=0") }
    if span.font.hasMonospacedDigits { features.append("tnum=1") }
    if span.tracking != 0 { features.append("liga=0, clig=0") }
    return features.joined(separator: ", ")
  }
}
