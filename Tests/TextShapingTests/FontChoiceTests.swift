internal import CPango
import DrawingCore
import Foundation
import Testing

@testable import TextShaping

@Suite struct FontChoiceTests {
  private let shaper = PangoTextShaper()

  private func face(_ text: String, _ font: FontRequest) -> String {
    shaper.shape([makeSpan(text, font: font)], isRightToLeft: false, locale: "en").face(ofCluster: 0) ?? ""
  }

  @Test func takesInterForTheSystem() {
    #expect(face("a", FontRequest(size: 19)) == "Inter")
    #expect(face("a", FontRequest(size: 20)) == "Inter Display")
    #expect(face("a", FontRequest(size: 17, weight: 600)) == "Inter Semi-Bold")
    #expect(face("a", FontRequest(size: 17, weight: 700, isItalic: true)) == "Inter Bold Italic")
    #expect(face("a", FontRequest(family: .system(.monospaced), size: 17)).contains("Mono"))
    #expect(face("a", FontRequest(family: .system(.serif), size: 17)).contains("Serif"))
  }

  @Test func findsCustomFontsByFamilyAndPostScriptName() {
    #expect(face("a", FontRequest(family: .custom("DejaVu Serif"), size: 17)) == "DejaVu Serif")
    #expect(face("a", FontRequest(family: .custom("Inter-SemiBold"), size: 17)) == "Inter Semi-Bold")
    #expect(shaper.missingFamilies.isEmpty)
    #expect(face("a", FontRequest(family: .custom("No Such Family"), size: 17)) == "Inter")
    #expect(shaper.missingFamilies == ["No Such Family"])
  }

  /// Where the description is loaded anew, in another font map as another process would, it is the same file.
  @Test(arguments: ["a", "ش", "א", "漢", "한", "ก", "नम", "👋", "✓", "∑", "𝄞"])
  func namesTheFaceThatWasChosen(text: String) throws {
    let other = PangoTextShaper()
    for weight in stride(from: 100, through: 900, by: 100) {
      for size: CGFloat in [13, 34] {
        for isItalic in [false, true] {
          let font = FontRequest(size: size, weight: weight, isItalic: isItalic)
          let shaped = shaper.shape([makeSpan(text, font: font)], isRightToLeft: false, locale: "en")
          let run = try #require(shaped.runs.first?.face)
          let chosen = try #require(try file(run, shaper))
          #expect(try file(run, other) == chosen)
          // The glyphs are numbered as in the file that Pango itself chooses.
          #expect(shaper.descriptionOfChosenFile(for: text, font: font) == chosen, "\(run.description)")
        }
      }
    }
  }

  private func file(_ face: FontFace, _ shaper: PangoTextShaper) throws -> String? {
    let description = try #require(pango_font_description_from_string(face.description))
    defer { pango_font_description_free(description) }
    pango_font_description_set_absolute_size(description, face.size * Double(PANGO_SCALE))
    let font = try #require(pango_font_map_load_font(shaper.fontMap, shaper.context, description))
    defer { g_object_unref(font) }
    return FaceNaming.file(of: font)
  }

  @Test func readsTheFacesOwnMetrics() {
    let metrics = shaper.metrics(of: FontRequest(family: .custom("Inter"), size: 2048))
    // Inter states 1984, −494 and 1490 of 2048 units.
    #expect(abs(metrics.ascent - 1984) < 1 && abs(metrics.descent - 494) < 1 && abs(metrics.capHeight - 1490) < 1)
    #expect(metrics.leading == 0)
  }
}

extension PangoTextShaper {
  /// The file of the face that Pango itself itemizes the text's beginning with.
  func descriptionOfChosenFile(for text: String, font: FontRequest) -> String? {
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_font_desc_new(catalog.description(of: font).pointer))
    let items = pango_itemize(context, text, 0, Int32(text.utf8.count), list, nil)
    defer { g_list_free_full(items) { item in pango_item_free(item?.assumingMemoryBound(to: PangoItem.self)) } }
    guard let item = items?.pointee.data?.assumingMemoryBound(to: PangoItem.self),
      let font = item.pointee.analysis.font
    else { return nil }
    return FaceNaming.file(of: font)
  }
}
