import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

/// What texts, symbols and pictures do with the room that they get: clusters are half as wide as the font is high.
@MainActor @Suite struct TextRoomTests {
  private func runs(_ harness: Harness) -> [GlyphRun] {
    harness.commands.compactMap {
      if case .glyphs(let run, _, _) = $0 { return run }
      return nil
    }
  }
  private func glyphs(_ harness: Harness) -> Int { runs(harness).reduce(0) { $0 + $1.glyphs.count } }

  /// Room for five of nine letters: two lines where there is height, else one that is cut, or all of it beyond the frame.
  @Test func aTextBreaksOrIsCutOrRunsOverButKeepsItsFont() throws {
    let text = Text("abcd efgh").id("text")
    let broken = Harness(text.frame(width: 45))
    #expect(try #require(broken.frame("text")).height > 40)
    let cut = Harness(text.frame(width: 45, height: 20.5))
    #expect(cut.frame("text")?.height == 20.5)
    #expect(glyphs(cut) < 8)
    let over = Harness(text.fixedSize().frame(width: 45).id("frame"))
    #expect(over.frame("text")?.width == 76.5)
    #expect(over.frame("frame")?.width == 45)
    #expect(over.frame("text")?.midX == over.frame("frame")?.midX)
    for harness in [broken, cut, over] { #expect(Set(runs(harness).map(\.face.size)) == [17]) }
  }

  /// A text of ten letters in 50 points is made small enough; in 30 points half its size is not, and it is cut.
  @Test func aTextShrinksToItsLeastScaleAndIsThenCut() throws {
    let text = Text("abcdefghij").lineLimit(1).minimumScaleFactor(0.5).id("text")
    let shrunk = Harness(text, width: 50)
    #expect(glyphs(shrunk) == 10)
    #expect(runs(shrunk).allSatisfy { $0.face.size < 17 && $0.face.size >= 8.5 })
    let cut = Harness(text, width: 30)
    #expect(glyphs(cut) < 10)
    #expect(runs(cut).allSatisfy { $0.face.size == 8.5 })
    #expect(try #require(cut.frame("text")).width <= 30)
  }

  @Test func baselinesFollowTheLinesOfAText() throws {
    func row(_ alignment: VerticalAlignment) throws -> (CGRect, CGRect) {
      let harness = Harness(
        HStack(alignment: alignment) {
          Text("a").id("one")
          Text("a\nb").id("two")
        })
      return (try #require(harness.frame("one")), try #require(harness.frame("two")))
    }
    let first = try row(.firstTextBaseline), last = try row(.lastTextBaseline)
    #expect(first.0.minY == first.1.minY)
    #expect(first.0.maxY < first.1.maxY)
    #expect(abs(last.0.maxY - last.1.maxY) <= 0.5)
  }

  @Test func semanticFontsGoFromLargeToSmallForTextsAndSymbols() {
    let fonts: [Font] = [.largeTitle, .title, .body, .caption]
    func heights(_ view: some View) -> [CGFloat] {
      fonts.compactMap { Harness(view.font($0).id("view")).frame("view")?.height }
    }
    for heights in [heights(Text("a")), heights(Image(systemName: "heart.circle.fill"))] {
      #expect(heights.count == 4)
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 })
    }
  }

  @Test func aFontOfTheRowReachesItsSymbols() throws {
    func row(_ font: Font) throws -> [CGFloat] {
      let harness = Harness(
        HStack {
          Image(systemName: "folder.badge.plus").id("0")
          Image(systemName: "heart.circle.fill").id("1")
          Image(systemName: "alarm").id("2")
        }
        .font(font))
      return try (0..<3).map { try #require(harness.frame("\($0)")).height }
    }
    #expect(zip(try row(.largeTitle), try row(.body)).allSatisfy { $0 > $1 })
  }

  @Test func aPictureWithinATextFollowsTheTypeSize() throws {
    func width(_ size: DynamicTypeSize) throws -> CGFloat {
      let text = Text("\(Image(systemName: "star"))").dynamicTypeSize(size).id("text")
      return try #require(Harness(text).frame("text")).width
    }
    #expect(try width(.accessibility3) > 2 * width(.small))
  }

  @Test func aLabelsOwnStyleWinsOverItsContainers() {
    let harness = Harness(
      VStack {
        Label("Favorite Books", systemImage: "books.vertical").labelStyle(.titleAndIcon).id("own")
        Label("Others", systemImage: "books.vertical").id("plain")
      }
      .labelStyle(.iconOnly))
    #expect(harness.text("own") == "Favorite Books")
    #expect(harness.text("plain") == nil)
  }

  @Test func aPictureFitsOrFillsItsRoom() throws {
    let picture = Image(systemName: "star").resizable()
    let fitted = try #require(Harness(picture.scaledToFit().id("i"), width: 100, height: 40).frame("i"))
    let filled = try #require(Harness(picture.scaledToFill().id("i"), width: 100, height: 40).frame("i"))
    let own = try #require(Harness(Image(systemName: "star").id("i")).frame("i"))
    #expect(fitted.height == 40)
    #expect(fitted.width < 100)
    #expect(filled.width == 100)
    #expect(filled.height > 40)
    for frame in [fitted, filled] { #expect(abs(frame.width / frame.height - own.width / own.height) < 0.01) }
  }

  @Test func controlsHaveTheSizeThatIsAskedFor() throws {
    func heights(_ size: ControlSize) throws -> [CGFloat] {
      let harness = Harness(
        HStack {
          Picker("Choice", selection: .constant(1)) { ForEach(1..<3) { Text("\($0)") } }.id("picker")
          Button("OK") {}.id("button")
        }
        .buttonStyle(.bordered).controlSize(size)
      ) { $0.platform = .macos }
      return [try #require(harness.frame("picker")).height, try #require(harness.frame("button")).height]
    }
    #expect(zip(try heights(.mini), try heights(.large)).allSatisfy { $0 < $1 })
  }
}
