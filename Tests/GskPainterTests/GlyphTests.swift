import DrawingCore
import Foundation
import Testing

@testable import GskPainter

@MainActor @Suite struct GlyphTests {

  private func text(_ text: String, size: CGFloat = 20, y: CGFloat = 30, _ paint: Paint = .color(.red)) -> DrawCommand {
    Gallery.text(text, size: size, at: CGPoint(x: 10, y: y), paint)
  }

  @Test(arguments: Gallery.scales) func glyphsStandOnTheirBaseline(scale: Double) throws {
    let pixels = try Pixels([text("H")], width: 60, height: 40, scale: scale)
    let rows = (0..<pixels.bitmap.height).filter { y in (0..<pixels.bitmap.width).contains { pixels[$0, y][3] > 127 } }
    let first = try #require(rows.first), last = try #require(rows.last)
    #expect(last == Int(30 * scale) - 1)
    // Inter's capitals are 0.727 of the size.
    #expect(abs(Double(last - first + 1) / scale - 14.5) <= 1 / scale)
    #expect(pixels.bitmap.pixels.contains { $0 > 250 })
    for y in 0..<pixels.bitmap.height { for x in 0..<Int(10 * scale) { #expect(pixels[x, y][3] == 0) } }
  }

  @Test(arguments: Gallery.scales) func baselinesGoToTheNearestPixel(scale: Double) throws {
    let straight = try Pixels([text("Hxg", y: 30)], width: 60, height: 40, scale: scale).bitmap
    let near = try Pixels([text("Hxg", y: 30 + 0.3 / scale)], width: 60, height: 40, scale: scale).bitmap
    let next = try Pixels([text("Hxg", y: 30 + 0.6 / scale)], width: 60, height: 40, scale: scale).bitmap
    #expect(near == straight)
    #expect(next != straight)
  }

  @Test(arguments: Gallery.scales) func gradientsRunThroughText(scale: Double) throws {
    let stops = [ColorStop(.red, at: 0), ColorStop(.blue, at: 1)]
    let paint = Paint.linearGradient(stops, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 100, y: 0))
    let pixels = try Pixels([text("HHHHHH", size: 22, paint)], width: 120, height: 40, scale: scale)
    var reds: [Int] = []
    for x in 0..<pixels.bitmap.width {
      let pixel = pixels[x, Int(25 * scale)]
      if pixel[3] == 255 { reds.append(pixel[0]) }
    }
    #expect(reds.count > 10)
    #expect(reds == reds.sorted(by: >))
    #expect((reds.first ?? 0) > 220 && (reds.last ?? 255) < 60)
  }

  @Test(arguments: Gallery.scales) func emojiKeepTheirColors(scale: Double) throws {
    let smile = Gallery.text(
      "😀", size: 30, at: CGPoint(x: 5, y: 32), .color(.blue), family: "Noto Color Emoji")
    let pixels = try Pixels([smile], width: 50, height: 40, scale: scale)
    #expect(pixels.coverage / scale / scale > 300)
    let yellow = (0..<(pixels.bitmap.width * pixels.bitmap.height)).count { index in
      let start = 4 * index, bytes = pixels.bitmap.pixels
      return bytes[start] > 200 && bytes[start + 1] > 150 && bytes[start + 2] < 120
    }
    #expect(Double(yellow) / scale / scale > 200)
  }

  @Test func aFaceThatIsMissingIsReplaced() throws {
    guard case .glyphs(var run, let origin, let paint) = text("Hello") else { return }
    run.face.description = "No Such Family 1234"
    #expect(throws: Never.self) { try Pixels([.glyphs(run, origin: origin, paint)]) }
    run.face.size = 0
    #expect(try Pixels([.glyphs(run, origin: origin, paint)]).coverage == 0)
  }
}
