import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@Suite struct SymbolTests {
  private let catalog = SymbolCatalog(stems: [
    "heart", "heart-fill", "circle", "circle-fill", "square", "x-lg", "x-circle", "plus-lg", "plus-circle-fill",
    "bell", "chevron-right", "box-arrow-up", "exclamation-triangle-fill", "person", "person-fill", "image",
  ])

  private func stem(_ name: String) -> String? {
    guard let layers = catalog.drawing(of: name)?.layers, layers.count == 1, case .glyph(let stem, _) = layers[0] else {
      return nil
    }
    return stem
  }

  @Test(arguments: [
    ("heart", "heart"), ("heart.fill", "heart-fill"), ("xmark", "x-lg"), ("xmark.circle", "x-circle"),
    ("plus", "plus-lg"), ("plus.circle.fill", "plus-circle-fill"), ("chevron.forward", "chevron-right"),
    ("square.and.arrow.up", "box-arrow-up"), ("exclamationmark.triangle.fill", "exclamation-triangle-fill"),
    ("photo", "image"),
  ])
  func namesLeadToGlyphs(name: String, expected: String) { #expect(stem(name) == expected) }

  @Test func missingVariantsAreComposed() throws {
    let enclosed = try #require(catalog.drawing(of: "heart.circle"))
    #expect(enclosed.layers.first == .glyph("circle", SymbolDrawing.unitSquare))
    #expect(enclosed.layers.count == 2)
    #expect(!enclosed.needsGroup)
    let filled = try #require(catalog.drawing(of: "heart.circle.fill"))
    #expect(filled.needsGroup)
    guard case .cutout("heart-fill", _) = filled.layers[1] else {
      Issue.record("The heart is not cut out of the disc.")
      return
    }
    let crossed = try #require(catalog.drawing(of: "bell.slash"))
    guard case .slash = crossed.layers[1] else {
      Issue.record("No line crosses the bell.")
      return
    }
    let badged = try #require(catalog.drawing(of: "person.fill.badge.heart"))
    guard case .glyph("person-fill", _) = badged.layers[0] else {
      Issue.record("The badge is on another symbol.")
      return
    }
    #expect(badged.layers.count == 3)
    let dotted = try #require(catalog.drawing(of: "bell.badge"))
    #expect(dotted.layers.count == 3 && !dotted.isPartial)
  }

  @Test func lettersAndNumbersAreText() throws {
    let number = try #require(catalog.drawing(of: "42.circle.fill"))
    guard case .letters("42", _, isCutout: true) = number.layers[1] else {
      Issue.record("The number is not cut out of the disc.")
      return
    }
    let outlined = try #require(catalog.drawing(of: "g.square"))
    #expect(!outlined.needsGroup)
    #expect(outlined.layers.count == 2)
  }

  @Test func levelsAreTheShapeAndWhatItHolds() throws {
    let drawing = try #require(catalog.layeredDrawing(of: "plus.circle.fill"))
    let commands = drawing.commands(
      in: CGRect(x: 0, y: 0, width: 10, height: 10), paint: .color(.white), secondary: .color(.black))
    guard case .symbol("circle-fill", _, .color(.black), _) = commands[0],
      case .symbol("plus-lg", _, .color(.white), _) = commands[1]
    else {
      Issue.record("The levels have the wrong glyphs or paints.")
      return
    }
    #expect(catalog.layeredDrawing(of: "heart") == catalog.drawing(of: "heart"))
  }

  @Test func badgesAndSlashesAreAboveTheirSymbols() throws {
    let crossed = try #require(catalog.layeredDrawing(of: "bell.slash"))
    #expect(crossed.layers.first == .secondaryGlyph("bell", SymbolDrawing.unitSquare))
    let dotted = try #require(catalog.layeredDrawing(of: "bell.badge"))
    #expect(dotted.layers.first == .secondaryGlyph("bell", SymbolDrawing.unitSquare))
    guard case .glyph("circle-fill", _) = dotted.layers[2] else {
      Issue.record("The badge is not of the first level.")
      return
    }
  }

  @Test func symbolsHaveColoursOfTheirOwn() throws {
    #expect(
      catalog.coloredDrawing(of: "heart.fill")?.layers
        == [.part("heart-fill", clip: nil, .system(.red))])
    let plus = try #require(catalog.coloredDrawing(of: "plus.circle.fill"))
    #expect(plus.layers.first == .part("circle-fill", clip: nil, .system(.green)))
    guard case .coloredGlyph("plus-lg", _, .white) = plus.layers[1] else {
      Issue.record("The sign in the disc is not white.")
      return
    }
    #expect(catalog.coloredDrawing(of: "chevron.forward") == catalog.drawing(of: "chevron.forward"))
  }

  @Test(arguments: [(0.0, 0), (0.2, 1), (0.5, 2), (1, 3)])
  func aValueDrawsLayersInFull(value: Double, expected: Int) throws {
    let bars = SymbolCatalog(stems: ["bar-chart-fill", "heart"])
    let drawing = try #require(bars.variableDrawing(of: "chart.bar.fill", value: value))
    let active = drawing.layers.filter {
      if case .part(_, _, _, .primary) = $0 { return true }
      return false
    }
    #expect(drawing.layers.count == 3 && active.count == expected)
    #expect(bars.variableDrawing(of: "heart", value: value) == bars.drawing(of: "heart"))
  }

  @Test func symbolsAreAsHeavyAsTheTextBesideThem() {
    let weights = stride(from: 100, through: 900, by: 100).map { ImageResolver.extraWeight($0) }
    #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(ImageResolver.extraWeight(400)) < 0.02)
    #expect(ImageResolver.extraWeight(200) < 0 && ImageResolver.extraWeight(700) > 0.04)
  }

  @Test func ownDrawingsStandForSymbols() throws {
    #expect(SymbolOutlines.pieces.allSatisfy { name, pieces in !pieces.isEmpty && name.hasPrefix("~") })
    for (name, pieces) in SymbolOutlines.pieces {
      #expect(pieces.allSatisfy { !$0.path.isEmpty }, "\(name)")
    }
    let leaf = try #require(catalog.drawing(of: "leaf.circle"))
    #expect(leaf.layers.contains(.glyph("~leaf-fill", CGRect(x: 0.24, y: 0.24, width: 0.52, height: 0.52))))
    // Names in the table lead to drawings that exist.
    for stem in SymbolNames.stems.values where stem.hasPrefix("~") { #expect(catalog.contains(stem), "\(stem)") }
  }

  @Test func variantsAreAddedToNames() {
    #expect(SymbolVariants.fill.applied(to: "heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.applied(to: "heart") == "heart.circle.fill")
    #expect(SymbolVariants.slash.applied(to: "bell.fill") == "bell.slash.fill")
    #expect(SymbolVariants.none.applied(to: "bell") == "bell")
  }

  @Test func whatIsLeftOutIsSaid() {
    #expect(catalog.drawing(of: "bell.fill")?.isPartial == true)
    #expect(catalog.drawing(of: "heart.fancy.thing")?.isPartial == true)
    #expect(catalog.drawing(of: "heart")?.isPartial == false)
    #expect(catalog.drawing(of: "no.such.symbol") == nil)
    #expect(catalog.drawing(of: "") == nil)
  }

  @Test func compositionsDrawInBalance() throws {
    let drawing = try #require(catalog.drawing(of: "heart.circle.fill"))
    let commands = drawing.commands(in: CGRect(x: 0, y: 0, width: 20, height: 20), paint: .color(.black))
    let pushes = commands.filter { if case .push = $0 { true } else { false } }.count
    let pops = commands.filter { $0 == .pop }.count
    #expect(pushes == pops)
    #expect(commands.first == .push(.group))
  }

  @Test func inkIsWhatThePathsCover() throws {
    let chevron = """
      <svg width="16" viewBox="0 0 16 16"><path fill-rule="evenodd" d="M4.646 1.646a.5.5 0 0 1 .708 0l6 6a.5.5 0 0 1 0 \
      .708l-6 6a.5.5 0 0 1-.708-.708L10.293 8 4.646 2.354a.5.5 0 0 1 0-.708z"/></svg>
      """
    let ink = try #require(SVGInk.bounds(chevron))
    #expect(abs(ink.minX - 4.5 / 16) < 0.002 && abs(ink.maxX - 11.5 / 16) < 0.002)
    #expect(abs(ink.minY - 1.5 / 16) < 0.002 && abs(ink.maxY - 14.5 / 16) < 0.002)
    // A ring of two half circles reaches as far as its circle.
    let ring = #"<svg viewBox="0 0 16 16"><path d="M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14z"/></svg>"#
    let disc = try #require(SVGInk.bounds(ring))
    #expect(abs(disc.minX - 1.0 / 16) < 0.002 && abs(disc.maxX - 15.0 / 16) < 0.002)
    let shapes =
      #"<svg viewBox="0 0 16 16"><circle cx="4" cy="8" r="2"/><rect width="2" height="4" x="10" y="6"/></svg>"#
    #expect(SVGInk.bounds(shapes) == CGRect(x: 2.0 / 16, y: 6.0 / 16, width: 10.0 / 16, height: 4.0 / 16))
    #expect(SVGInk.bounds("<svg></svg>") == nil)
  }

  /// What shows lines of text or a progress is turned round, sides and numbers are not; names of a direction lead to the
  /// other glyph.
  @MainActor
  @Test(arguments: [
    ("list.bullet", "list-ul", true), ("list.number", "list-ol", false), ("text.alignleft", "text-left", false),
    ("speaker.wave.3", "volume-up", true), ("sidebar.leading", "layout-sidebar-reverse", false),
    ("sidebar.left", "layout-sidebar", false), ("chevron.forward", "chevron-left", false),
    ("forward", "fast-forward", false), ("magnifyingglass", "search", false),
  ])
  func symbolsReadFromRightToLeft(name: String, glyph: String, isMirrored: Bool) throws {
    let glyphs = [
      "list-ul", "list-ol", "text-left", "volume-up", "layout-sidebar", "layout-sidebar-reverse", "chevron-left",
      "chevron-right", "fast-forward", "search",
    ]
    var environment = EnvironmentValues()
    environment.base.layoutDirection = .rightToLeft
    var resolver = environment.imageResolver(nil)
    resolver.catalog = SymbolCatalog(stems: Set(glyphs))
    let resolved = resolver.resolve(Image(systemName: name), font: environment.resolvedSymbolFont, shaper: nil)
    guard case .symbol(let drawing, _) = resolved.content else {
      Issue.record("There is no symbol.")
      return
    }
    #expect(drawing.isMirrored == isMirrored)
    guard case .glyph(let stem, _) = drawing.layers.first else {
      Issue.record("The symbol is no glyph.")
      return
    }
    #expect(stem == glyph)
  }
}
