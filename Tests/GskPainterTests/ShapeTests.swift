import DrawingCore
import Foundation
import Testing

@testable import GskPainter

@MainActor @Suite struct ShapeTests {

  @Test(arguments: Gallery.scales) func aRectangleFillsItsPixelsAndNoOthers(scale: Double) throws {
    let pixels = try Pixels([.rect(5, 6, 10, 8, .red)], scale: scale)
    #expect(pixels.bitmap.width == Int(20 * scale))
    #expect(pixels.at(5, 6) == [255, 0, 0, 255])
    #expect(pixels.at(14.9, 13.9) == [255, 0, 0, 255])
    #expect(pixels.opacity(4.9, 6) == 0)
    #expect(pixels.opacity(15, 13) == 0)
    #expect(abs(pixels.coverage - 80 * scale * scale) < 0.01)
  }

  /// Edges go to the nearest multiple of 1/scale, ties to the greater one.
  nonisolated static let edges: [(scale: Double, from: Double, to: Double, first: Int, end: Int)] = [
    (1, 0.3, 10.6, 0, 11), (1, 0.5, 3.5, 1, 4), (1, 2.49, 2.51, 2, 3), (2, 0.25, 3.2, 1, 6),
    (3, 119 / 3, 40.1, 119, 120), (3, 0.5, 1.17, 2, 4), (1, -0.5, 1.2, 0, 1),
  ]

  @Test(arguments: edges)
  func edgesGoToTheNearestPixel(scale: Double, from: Double, to: Double, first: Int, end: Int) throws {
    let pixels = try Pixels([.rect(from, 0, to - from, 10, .red)], width: 60, height: 2, scale: scale)
    let row = (0..<pixels.bitmap.width).map { pixels[$0, 0][3] }
    #expect(row == row.indices.map { first <= $0 && $0 < end ? 255 : 0 })
  }

  @Test func edgesGoToThePictureSPixelsWithinADistance() throws {
    let move = DrawCommand.push(.transform(CGAffineTransform(translationX: 0.4, y: 0.4)))
    let pixels = try Pixels([move, .rect(0.3, 0.3, 4, 4, .red), .pop])
    #expect(pixels[0, 0][3] == 0 && pixels[1, 1][3] == 255 && pixels[4, 4][3] == 255 && pixels[5, 5][3] == 0)
    // A picture that is scaled has no pixels of its own to snap to.
    let grow = DrawCommand.push(.transform(CGAffineTransform(scaleX: 1.5, y: 1.5)))
    let scaled = try Pixels([grow, .rect(1, 1, 2, 2, .red), .pop])
    #expect(abs(scaled[1, 2][3] - 128) < 3)
    #expect(abs(scaled.coverage - 9) < 0.05)
  }

  @Test(arguments: Gallery.scales, [RoundedCornerStyle.circular, .continuous])
  func roundedRectanglesLeaveTheirCornersFree(scale: Double, style: RoundedCornerStyle) throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 10, style: style)
    let pixels = try Pixels([.fill(path, .color(.red), FillStyle())], width: 40, height: 40, scale: scale)
    let area = pixels.coverage / scale / scale
    if style == .circular { #expect(abs(area - (1600 - (4 - .pi) * 100)) < 3) }
    if style == .continuous { #expect(area > 1500 && area < 1520) }
    for (x, y) in [(0.5, 0.5), (39.5, 0.5), (0.5, 39.5), (39.5, 39.5)] { #expect(pixels.opacity(x, y) < 10) }
    for (x, y) in [(20.0, 0.0), (0, 20), (39, 20), (20, 39), (5, 5)] { #expect(pixels.opacity(x, y) == 255) }
  }

  @Test(arguments: Gallery.scales, [(20.0, 20.0), (30, 10)])
  func ellipsesHaveTheirArea(scale: Double, size: (Double, Double)) throws {
    let path = Path(ellipseIn: CGRect(x: 2, y: 3, width: size.0, height: size.1))
    let pixels = try Pixels([.fill(path, .color(.blue), FillStyle())], width: 40, height: 40, scale: scale)
    let area = Double.pi * size.0 * size.1 / 4
    #expect(abs(pixels.coverage / scale / scale - area) < area * 0.01)
    #expect(pixels.at(2 + size.0 / 2, 3 + size.1 / 2) == [0, 0, 255, 255])
  }

  @Test(arguments: Gallery.scales) func theRuleDecidesTheInside(scale: Double) throws {
    let star = Gallery.star(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    for isEOFilled in [false, true] {
      let pixels = try Pixels(
        [.fill(star, .color(.red), FillStyle(eoFill: isEOFilled))], width: 40, height: 40, scale: scale)
      #expect(pixels.opacity(20, 20) == (isEOFilled ? 0 : 255))
      #expect(pixels.opacity(20, 5) == 255)
    }
  }

  @Test(arguments: Gallery.scales) func withoutSmoothingEveryPixelIsWhole(scale: Double) throws {
    let star = Gallery.star(in: CGRect(x: 0.3, y: 0.3, width: 19, height: 19))
    let pixels = try Pixels([.fill(star, .color(.red), FillStyle(antialiased: false))], scale: scale)
    let opacities = Set(stride(from: 3, to: pixels.bitmap.pixels.count, by: 4).map { pixels.bitmap.pixels[$0] })
    #expect(opacities == [0, 255])
  }

  @Test(arguments: Gallery.scales) func strokesCoverTheirWidth(scale: Double) throws {
    var line = Path()
    line.addLines([CGPoint(x: 5, y: 10), CGPoint(x: 35, y: 10)])
    func coverage(_ style: StrokeStyle) throws -> Double {
      try Pixels([.stroke(line, .color(.red), style)], width: 40, scale: scale).coverage / scale / scale
    }
    #expect(abs(try coverage(StrokeStyle(lineWidth: 4)) - 120) < 0.5)
    #expect(abs(try coverage(StrokeStyle(lineWidth: 4, lineCap: .square)) - 136) < 0.5)
    #expect(abs(try coverage(StrokeStyle(lineWidth: 4, lineCap: .round)) - (120 + 4 * .pi)) < 0.5)
    #expect(abs(try coverage(StrokeStyle(lineWidth: 4, dash: [5, 5])) - 60) < 0.5)
    #expect(abs(try coverage(StrokeStyle(lineWidth: 4, dash: [10, 30], dashPhase: 5)) - 20) < 0.5)
  }

  @Test func outlinesOfStrokesFillWhatStrokesPaint() throws {
    let star = Gallery.star(in: CGRect(x: 8, y: 8, width: 40, height: 40))
    for join in [CGLineJoin.miter, .round, .bevel] {
      for dash in [[], [9, 4]] as [[CGFloat]] {
        let style = StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: join, dash: dash)
        let stroked = try Pixels([.stroke(star, .color(.red), style)], width: 60, height: 60, scale: 2)
        let filled = try Pixels(
          [.fill(star.strokedPath(style), .color(.red), FillStyle())], width: 60, height: 60, scale: 2)
        let pairs = zip(stroked.bitmap.pixels, filled.bitmap.pixels)
        let different = pairs.count { abs(Int($0) - Int($1)) > 40 }
        #expect(different < stroked.bitmap.pixels.count / 400, "\(join) \(dash): \(different)")
      }
    }
  }
}
