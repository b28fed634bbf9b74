import DrawingCore
import Foundation
import Testing

@testable import GskPainter

@MainActor @Suite struct PaintTests {
  /// The same area as a rectangle and as a general path, which are painted in different ways.
  nonisolated static let outlines = [
    Path(CGRect(x: 0, y: 0, width: 100, height: 100)),
    Path { path in
      path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100)])
    },
  ]

  private func pixels(_ paint: Paint, _ outline: Path, scale: Double) throws -> Pixels {
    try Pixels([.fill(outline, paint, FillStyle())], width: 100, height: 100, scale: scale)
  }

  @Test(arguments: Gallery.scales, outlines) func linear(scale: Double, outline: Path) throws {
    let stops = [ColorStop(.red, at: 0.2), ColorStop(.blue, at: 0.8)]
    let pixels = try pixels(
      .linearGradient(stops, from: .zero, to: CGPoint(x: 100, y: 0)), outline, scale: scale)
    #expect(isNear(pixels.at(5, 50), [255, 0, 0, 255]))
    #expect(isNear(pixels.at(50, 50), [128, 0, 128, 255], within: 6))
    #expect(isNear(pixels.at(95, 50), [0, 0, 255, 255]))
  }

  /// Half way from red to clear is half opaque red, not a darker one; the same from any clear colour.
  @Test(arguments: Gallery.scales, outlines) func clearColorsDoNotDarken(scale: Double, outline: Path) throws {
    for clear in [RGBA.clear, RGBA.white.opacity(0)] {
      let stops = [ColorStop(.red, at: 0), ColorStop(clear, at: 1)]
      let pixels = try pixels(
        .linearGradient(stops, from: .zero, to: CGPoint(x: 100, y: 0)), outline, scale: scale)
      #expect(isNear(pixels.at(50, 50), [128, 0, 0, 128]))
    }
    let stops = [ColorStop(.red, at: 0), ColorStop(RGBA.blue.opacity(0.2), at: 1)]
    let pixels = try pixels(.linearGradient(stops, from: .zero, to: CGPoint(x: 100, y: 0)), outline, scale: scale)
    #expect(isNear(pixels.at(50, 50), [128, 0, 25, 153], within: 5))
  }

  @Test(arguments: Gallery.scales, outlines) func radial(scale: Double, outline: Path) throws {
    let stops = [ColorStop(.red, at: 0), ColorStop(.blue, at: 1)]
    let center = CGPoint(x: 50, y: 50)
    let pixels = try pixels(
      .radialGradient(stops, center: center, startRadius: 10, endRadius: 40), outline, scale: scale)
    #expect(isNear(pixels.at(50, 50), [255, 0, 0, 255]))
    #expect(isNear(pixels.at(75, 50), [128, 0, 128, 255], within: 8))
    #expect(isNear(pixels.at(50, 25), [128, 0, 128, 255], within: 8))
    #expect(isNear(pixels.at(2, 2), [0, 0, 255, 255]))
    let inward = try self.pixels(
      .radialGradient(stops, center: center, startRadius: 40, endRadius: 10), outline, scale: scale)
    #expect(isNear(inward.at(50, 50), [0, 0, 255, 255]))
    #expect(isNear(inward.at(2, 2), [255, 0, 0, 255]))
  }

  @Test(arguments: Gallery.scales, outlines) func elliptical(scale: Double, outline: Path) throws {
    let stops = [ColorStop(.red, at: 0), ColorStop(.blue, at: 1)]
    let pixels = try pixels(
      .ellipticalGradient(
        stops, center: CGPoint(x: 50, y: 50), size: CGSize(width: 100, height: 50), startFraction: 0,
        endFraction: 1),
      outline, scale: scale)
    #expect(isNear(pixels.at(75, 50), [128, 0, 128, 255], within: 8))
    #expect(isNear(pixels.at(50, 62.5), [128, 0, 128, 255], within: 8))
    #expect(isNear(pixels.at(50, 90), [0, 0, 255, 255]))
    #expect(isNear(pixels.at(50, 50), [255, 0, 0, 255], within: 8))
  }

  @Test(arguments: Gallery.scales, outlines) func angularTurnsClockwiseFromTheRight(scale: Double, outline: Path) throws
  {
    let stops = [ColorStop(.red, at: 0), ColorStop(.blue, at: 1)], center = CGPoint(x: 50, y: 50)
    let whole = try pixels(
      .angularGradient(stops, center: center, start: 0, end: 2 * .pi), outline, scale: scale)
    #expect(isNear(whole.at(90, 51), [254, 0, 1, 255], within: 6))
    #expect(isNear(whole.at(50, 90), [191, 0, 64, 255], within: 6))
    #expect(isNear(whole.at(10, 50), [128, 0, 128, 255], within: 6))
    #expect(isNear(whole.at(50, 10), [64, 0, 191, 255], within: 6))
    #expect(isNear(whole.at(90, 48), [1, 0, 254, 255], within: 6))
    // A half turn: the rest is blue up to its middle, then red.
    let half = try pixels(.angularGradient(stops, center: center, start: 0, end: .pi), outline, scale: scale)
    #expect(isNear(half.at(50, 90), [128, 0, 128, 255], within: 6))
    #expect(isNear(half.at(20, 30), [0, 0, 255, 255], within: 6))
    #expect(isNear(half.at(80, 30), [255, 0, 0, 255], within: 6))
    // Two turns: only the last is seen.
    let double = try pixels(
      .angularGradient(stops, center: center, start: 0, end: 4 * .pi), outline, scale: scale)
    #expect(isNear(double.at(90, 51), [128, 0, 128, 255], within: 6))
    #expect(isNear(double.at(10, 50), [64, 0, 191, 255], within: 6))
    // Backwards.
    let backward = try pixels(
      .angularGradient(stops, center: center, start: 2 * .pi, end: 0), outline, scale: scale)
    #expect(isNear(backward.at(50, 90), [64, 0, 191, 255], within: 6))
  }

  @Test(arguments: Gallery.scales) func picturesRepeatFromTheirOrigin(scale: Double) throws {
    let paint = Paint.image(ImageID(1), origin: CGPoint(x: 20, y: 20), scale: 5)
    let pixels = try Pixels(
      [.fill(Self.outlines[0], paint, FillStyle())], width: 100, height: 100, scale: scale,
      images: [ImageID(1): Gallery.checkers])
    // Each of the picture's points takes five; after eight of them it begins again.
    #expect(pixels.opacity(22.5, 22.5) < 6)
    #expect(pixels.opacity(62.5, 62.5) < 6)
    #expect(isNear(pixels.at(42.5, 42.5), [230, 80, 40, 255], within: 12))
    #expect(isNear(pixels.at(42.5, 42.5), pixels.at(82.5, 82.5), within: 8))
  }

  @Test func degeneratePaintsDrawWhatIsLeftOfThem() throws {
    let outline = Self.outlines[0]
    #expect(try pixels(.linearGradient([], from: .zero, to: .zero), outline, scale: 1).coverage == 0)
    let one = [ColorStop(.red, at: 0.5)]
    #expect(
      isNear(
        try pixels(.linearGradient(one, from: .zero, to: CGPoint(x: 9, y: 0)), outline, scale: 1).at(50, 50),
        [255, 0, 0, 255]))
    let two = [ColorStop(.red, at: 0), ColorStop(.blue, at: 1)]
    let point = try pixels(.linearGradient(two, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 5, y: 5)), outline, scale: 1)
    #expect(isNear(point.at(50, 50), [0, 0, 255, 255]))
    #expect(try pixels(.image(ImageID(7), origin: .zero, scale: 1), outline, scale: 1).coverage == 0)
    let unordered = [ColorStop(.red, at: 0.7), ColorStop(.blue, at: 0.2)]
    let jump = try pixels(.linearGradient(unordered, from: .zero, to: CGPoint(x: 100, y: 0)), outline, scale: 1)
    #expect(isNear(jump.at(60, 50), [255, 0, 0, 255]))
    #expect(isNear(jump.at(80, 50), [0, 0, 255, 255]))
  }
}
