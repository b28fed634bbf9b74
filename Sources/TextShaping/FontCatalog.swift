internal import CPango
import DrawingCore
import Foundation

/// The installed families, and which of them stands in for what a view asks for.
final class FontCatalog {
  /// From this size on the display face is used, as Apple does with SF Pro, in points.
  static let displaySize: CGFloat = 20
  /// Stand-ins for New York, SF Pro Rounded and SF Mono, best first; where none is installed it is Pango's generic family,
  /// or the standard design's for rounded.
  private static let serifFamilies = ["New York", "Source Serif 4", "Noto Serif", "DejaVu Serif"]
  private static let roundedFamilies = ["Nunito", "Quicksand", "Varela Round"]
  private static let monospacedFamilies = ["JetBrains Mono", "IBM Plex Mono", "DejaVu Sans Mono", "Noto Sans Mono"]

  private(set) var missingFamilies: Set<String> = []
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// Asked for when a family is looked for: a font map looks for fonts on a thread of its own until then.
  private lazy var installed: Set<String> = {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(fontMap, &families, &count)
    defer { g_free(families) }
    return Set(
      UnsafeBufferPointer(start: families, count: Int(count)).compactMap { family in
        pango_font_family_get_name(family).map { String(cString: $0).lowercased() }
      })
  }()
  private var descriptions: [FontRequest: FontDescription] = [:]
  private var postScriptFamilies: [String: PostScriptFace?] = [:]

  /// - Parameter fontMap: must be there as long as this is.
  init(fontMap: UnsafeMutablePointer<PangoFontMap>) { self.fontMap = fontMap }

  /// What Pango is asked for, with its size.
  /// - Complexity: constant for a font that was asked for before.
  func description(of font: FontRequest) -> FontDescription {
    if let known = descriptions[font] { return known }
    let description = FontDescription()
    var weight = font.weight
    var isItalic = font.isItalic
    pango_font_description_set_family(description.pointer, family(of: font, weight: &weight, isItalic: &isItalic))
    pango_font_description_set_absolute_size(description.pointer, Double(max(0, font.size)) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description.pointer, PangoWeight(UInt32(min(max(weight, 100), 1000))))
    pango_font_description_set_style(description.pointer, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description.pointer, stretch(font.width))
    if font.hasSmallCapitals { pango_font_description_set_variant(description.pointer, PANGO_VARIANT_SMALL_CAPS) }
    descriptions[font] = description
    return description
  }

  /// Whether text in this font is tracked as SF would be.
  func isSystem(_ font: FontRequest) -> Bool {
    font.family == .system(.standard)
  }

  private func family(of font: FontRequest, weight: inout Int, isItalic: inout Bool) -> String {
    switch font.family {
    case .system(.standard): return standardFamily(size: font.size)
    case .system(.serif): return firstInstalled(of: Self.serifFamilies, else: "serif")
    case .system(.rounded): return firstInstalled(of: Self.roundedFamilies, else: standardFamily(size: font.size))
    case .system(.monospaced): return firstInstalled(of: Self.monospacedFamilies, else: "monospace")
    case .custom(let name):
      if installed.contains(name.lowercased()) { return name }
      if let face = postScriptFace(named: name) {
        weight = max(weight == 400 ? 0 : weight, face.weight)
        isItalic = isItalic || face.isItalic
        return face.family
      }
      missingFamilies.insert(name)
      // Fontconfig knows families that are made to the measures of well-known ones; else the text looks like the system's.
      return "\(name.split(separator: "-").first ?? "sans"),\(standardFamily(size: font.size))"
    }
  }

  private func standardFamily(size: CGFloat) -> String {
    let names = size >= Self.displaySize ? ["Inter Display", "Inter", "Inter Variable"] : ["Inter", "Inter Variable"]
    return firstInstalled(of: names, else: "sans")
  }

  private func firstInstalled(of names: [String], else generic: String) -> String {
    names.first { installed.contains($0.lowercased()) } ?? generic
  }

  /// `Font.Width` from compressed (−1) to expanded (1) on Pango's steps.
  private func stretch(_ width: CGFloat) -> PangoStretch {
    switch width {
    case ..<(-0.75): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.25): PANGO_STRETCH_CONDENSED
    case ..<(-0.05): PANGO_STRETCH_SEMI_CONDENSED
    case ...0.05: PANGO_STRETCH_NORMAL
    case ...0.5: PANGO_STRETCH_SEMI_EXPANDED
    default: PANGO_STRETCH_EXPANDED
    }
  }

  private struct PostScriptFace {
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  /// Finds an installed face by a name such as `Inter-SemiBold`, which Apple's custom fonts are often asked for by.
  private func postScriptFace(named name: String) -> PostScriptFace? {
    if let known = postScriptFamilies[name] { return known }
    let face = findPostScriptFace(named: name)
    postScriptFamilies[name] = .some(face)
    return face
  }

  private func findPostScriptFace(named name: String) -> PostScriptFace? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, cpango_fc_postscript_name(), name)
    guard let fonts = FcFontList(nil, pattern, nil) else { return nil }
    defer { FcFontSetDestroy(fonts) }
    guard fonts.pointee.nfont > 0, let match = fonts.pointee.fonts?[0],
      let description = pango_fc_font_description_from_pattern(match, 0)
    else { return nil }
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return nil }
    return PostScriptFace(
      family: String(cString: family), weight: Int(pango_font_description_get_weight(description).rawValue),
      isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
  }
}
