internal import CPango
import DrawingCore
import Foundation
import Testing

@testable import TextShaping

@Suite struct PangoTextShaperTests {
  private let shaper = PangoTextShaper()

  private func shape(_ text: String, _ font: FontRequest = FontRequest(size: 17), isRightToLeft: Bool = false)
    -> ShapedText
  {
    shaper.shape([makeSpan(text, font: font)], isRightToLeft: isRightToLeft, locale: "en")
  }

  // MARK: Clusters

  @Test(arguments: [
    "Hello", "e\u{301}a", "👩‍👩‍👧‍👦!", "🇩🇪🇫🇷", "👋🏽", "नमस्ते", "한국어", "각", "กำ", "a\u{0}b",
  ])
  func neverDividesAGrapheme(text: String) {
    let shaped = shape(text)
    let cleaned = text.replacingOccurrences(of: "\u{0}", with: " ")
    let graphemes = Set(cleaned.indices.map { cleaned[..<$0].utf8.count })
    for cluster in shaped.clusters { #expect(graphemes.contains(Int(cluster.textOffset)), "\(cluster)") }
    #expect(!shaped.clusters.isEmpty)
    #expect(shaped.clusters.first?.textOffset == 0)
  }

  @Test func drawsAFamilyAsOneEmoji() {
    let shaped = shape("a👩‍👩‍👧‍👦b")
    #expect(shaped.texts(in: "a👩‍👩‍👧‍👦b") == ["a", "👩‍👩‍👧‍👦", "b"])
    #expect(shaped.clusters[1].glyphs.count == 1)
    #expect(shaped.face(ofCluster: 1) == "Noto Color Emoji")
    let advance = shaped.clusters[1].advance
    #expect(advance > 17 && advance < 26)
  }

  /// Fonts of symbols have some of them in black, which Unicode has as their form by default; Apple's have not.
  @Test(arguments: ["🏎", "🛥", "🖥"]) func drawsPictographsInColour(_ text: String) {
    #expect(shape("a\(text)b").face(ofCluster: 1) == "Noto Color Emoji")
    #expect(shape("1 # *").face(ofCluster: 0) != "Noto Color Emoji")
    #expect(shape("🏃🏽‍♀️🇳🇴").clusters.allSatisfy { $0.glyphs.count == 1 })
  }

  @Test func joinsArabicFromTheRight() {
    let text = "سلام"
    let shaped = shape(text)
    #expect(shaped.isRightToLeft)
    #expect(shaped.runs.map(\.level) == [1])
    #expect(shaped.clusters.map(\.textOffset) == shaped.clusters.map(\.textOffset).sorted())
    // Joined letters have other glyphs than letters alone, and lam with alef is one glyph or more, of one or two clusters.
    let alone = text.map { shape(String($0)).glyphs.map(\.id) }
    #expect(shaped.glyphs.map(\.id) != alone.flatMap(\.self))
  }

  @Test func keepsALigatureWhole() {
    let font = FontRequest(family: .custom("DejaVu Sans"), size: 20)
    #expect(shape("efi", font).texts(in: "efi") == ["e", "fi"])
    // As on Apple's, letters that are tracked make none.
    let tracked = shaper.shape([makeSpan("efi", font: font, tracking: 1)], isRightToLeft: false, locale: "en")
    #expect(tracked.texts(in: "efi") == ["e", "f", "i"])
  }

  // MARK: Breaks and spaces

  @Test func breaksAfterSpacesAndHyphens() {
    let shaped = shape("ab cd-e f")
    let breaks = shaped.clusters.indices.filter { shaped.clusters[$0].breakAfter == .opportunity }
    #expect(breaks == [2, 5, 7])
    #expect(shaped.clusters.indices.filter { shaped.clusters[$0].isWhitespace } == [2, 7])
    #expect(shaped.clusters.last?.breakAfter == ShapedText.Break.none)
    #expect(shape("a\u{A0}b").clusters.allSatisfy { $0.breakAfter == .none && !$0.isWhitespace })
  }

  @Test func breaksBetweenIdeographs() {
    #expect(shape("漢字文").clusters.map(\.breakAfter) == [.opportunity, .opportunity, .none])
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"])
  func mustBreakAfterANewline(newline: String) {
    let shaped = shape("a\(newline)b\(newline)")
    #expect(shaped.clusters.map(\.breakAfter) == [.none, .mandatory, .none, .mandatory])
    #expect(shaped.clusters[1].advance == 0 && shaped.clusters[1].isWhitespace && shaped.clusters[1].glyphs.isEmpty)
    #expect(shaped.texts(in: "a\(newline)b\(newline)") == ["a", newline, "b", newline])
  }

  // MARK: Direction

  @Test func findsDirections() {
    #expect(!shape("123").isRightToLeft)
    #expect(shape("123", isRightToLeft: true).isRightToLeft)
    #expect(!shape("abc", isRightToLeft: true).isRightToLeft)
    let mixed = shape("abc שלום 12 def")
    #expect(Set(mixed.runs.map(\.level)) == [0, 1, 2])
    #expect(mixed.clusters.map(\.run) == mixed.clusters.map(\.run).sorted())
  }

  // MARK: Spans

  @Test func putsPicturesInTheirPlace() {
    let spans = [
      makeSpan("ab"), makeSpan("picture", attachment: CGSize(width: 31, height: 12)), makeSpan("cd"),
    ]
    let shaped = shaper.shape(spans, isRightToLeft: false, locale: "en")
    #expect(shaped.clusters.map(\.textOffset) == [0, 1, 2, 9, 10])
    #expect(shaped.clusters[2].advance == 31 && shaped.clusters[2].glyphs.isEmpty)
    #expect(shaped.runs.map { $0.face == nil } == [false, true, false])
    #expect(shaped.runs.map(\.span) == [0, 1, 2])
  }

  @Test func addsTrackingAfterEachCluster() {
    let plain = shape("Hello")
    let tracked = shaper.shape([makeSpan("Hello", tracking: 2)], isRightToLeft: false, locale: "en")
    #expect(abs(tracked.width - plain.width - 10) < 1e-6)
    let arabic = shaper.shape([makeSpan("אב", tracking: 2)], isRightToLeft: false, locale: "en")
    #expect(arabic.glyphs.allSatisfy { $0.x >= 2 })
  }

  @Test func shapesNothing() {
    #expect(shaper.shape([], isRightToLeft: true, locale: "ar") == ShapedText(isRightToLeft: true))
    #expect(shape("").clusters.isEmpty)
  }

  // MARK: Widths

  /// Clusters add up to what Pango's own layout is wide, without the tracking that makes Inter as wide as SF.
  @Test(arguments: ["Hello, World!", "AVATAR To Ty", "שלום עולם abc", "नमस्ते mixed 👋🏽 text", "office affine"])
  func isAsWideAsPangosLayout(text: String) throws {
    let font = FontRequest(family: .custom("Inter"), size: 17.5)
    let layout = try #require(pango_layout_new(shaper.context))
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, shaper.catalog.description(of: font).pointer)
    pango_layout_set_text(layout, text, -1)
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    #expect(abs(shape(text, font).width - points(width)) < 0.01)
  }

  @Test func scalesWithoutRounding() {
    let font = { FontRequest(family: .custom("Inter"), size: $0) }
    let one = shape("Average width", font(10)).width
    for size: CGFloat in [7.3, 11, 13.7, 29, 100] {
      #expect(abs(shape("Average width", font(size)).width - one * size / 10) < 0.02 * size / 10, "\(size)")
    }
  }

  // MARK: Features

  @Test func setsDigitsOfOneWidth() {
    let plain = shape("1118").clusters.map(\.advance)
    let even = shape("1118", FontRequest(size: 17, hasMonospacedDigits: true)).clusters.map(\.advance)
    #expect(plain[0] < plain[3])
    #expect(Set(even).count == 1)
  }

  @Test func setsSmallCapitals() {
    let plain = shape("hello")
    let capitals = shape("hello", FontRequest(size: 17, hasSmallCapitals: true))
    #expect(capitals.glyphs.map(\.id) != plain.glyphs.map(\.id))
    #expect(capitals.width > plain.width)
    #expect(capitals.width < shape("HELLO").width)
    // They are capitals of a smaller size, as wide as the face's own in that size.
    let size = capitals.runs[0].face?.size ?? 0
    #expect(size > 11 && size < 16)
    let own = shape("HELLO", FontRequest(family: .custom("Inter"), size: size))
    for (small, glyph) in zip(capitals.glyphs, own.glyphs) {
      #expect(small.id == glyph.id && abs(small.advance - glyph.advance) < 0.02)
    }
  }

  @Test func showsWhatNoFaceHas() {
    // A private use character.
    let shaped = shape("\u{F8FE}")
    #expect(shaped.glyphs.map(\.id) == [0])
    #expect(shaped.width > 0)
  }

  @Test func drawsNoArrowForHyphenAndAngle() {
    #expect(shape("->").glyphs.map(\.id) == shape("-").glyphs.map(\.id) + shape(">").glyphs.map(\.id))
  }
}
