import DrawingCore
import Foundation
import Testing

@testable import GskPainter

@MainActor @Suite struct EffectTests {

  private func within(_ effect: Effect, _ commands: DrawCommand...) -> [DrawCommand] {
    [.push(effect)] + commands + [.pop]
  }

  @Test(arguments: Gallery.scales) func opacityIsTheGroupS(scale: Double) throws {
    let pixels = try Pixels(
      within(.opacity(0.5), .rect(0, 0, 10, 10, .red), .rect(5, 0, 10, 10, .blue)), scale: scale)
    #expect(isNear(pixels.at(2, 5), [128, 0, 0, 128]))
    // The blue one hides the red one below it.
    #expect(isNear(pixels.at(7, 5), [0, 0, 128, 128]))
    #expect(try Pixels(within(.opacity(0), .rect(0, 0, 10, 10, .red)), scale: scale).coverage == 0)
  }

  @Test(arguments: Gallery.scales) func clipsCut(scale: Double) throws {
    let area = CGRect(x: 4, y: 4, width: 12, height: 12)
    for (path, corner) in [
      (Path(area), 255), (Path(roundedRect: area, cornerRadius: 6, style: .circular), 0),
      (Path(roundedRect: area, cornerRadius: 3.9, style: .continuous), 0), (Path(ellipseIn: area), 0),
      (Gallery.star(in: area), 0),
    ] {
      let pixels = try Pixels(within(.clip(path, FillStyle()), .rect(0, 0, 20, 20, .red)), scale: scale)
      #expect(pixels.at(10, 10) == [255, 0, 0, 255])
      #expect(pixels.opacity(2, 10) == 0 && pixels.opacity(18, 10) == 0)
      #expect(abs(pixels.opacity(4 + 0.5 / scale, 4 + 0.5 / scale) - corner) < 60)
    }
  }

  @Test(arguments: Gallery.scales) func transformsMoveTurnSkewAndMirror(scale: Double) throws {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 20, y: 0))
    let turned = try Pixels(within(.transform(turn), .rect(2, 3, 6, 4, .red)), scale: scale)
    // (x, y) goes to (20 − y, x).
    #expect(turned.at(14.5, 5) == [255, 0, 0, 255] && turned.opacity(18, 5) == 0 && turned.opacity(14.5, 9) == 0)
    #expect(abs(turned.coverage / scale / scale - 24) < 0.5)
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)
    let mirrored = try Pixels(within(.transform(mirror), .rect(2, 3, 6, 4, .red)), scale: scale)
    #expect(mirrored.at(15, 5) == [255, 0, 0, 255] && mirrored.opacity(5, 5) == 0)
    let skew = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let skewed = try Pixels(within(.transform(skew), .rect(0, 0, 4, 10, .red)), scale: scale)
    #expect(skewed.at(6, 9.5)[3] == 255 && skewed.opacity(1, 9.5) == 0)
    let general = CGAffineTransform(a: 0.8, b: 0.3, c: -0.6, d: -1.1, tx: 8, ty: 12)
    let point = CGPoint(x: 3, y: 2).applying(general)
    let moved = try Pixels(within(.transform(general), .rect(2, 1, 2, 2, .red)), scale: scale)
    #expect(moved.at(Double(point.x), Double(point.y))[3] > 180)
    #expect(abs(moved.coverage / scale / scale - 4 * abs(0.8 * -1.1 + 0.6 * 0.3)) < 0.1)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(
      try Pixels(within(.transform(flat), .rect(0, 0, 9, 9, .red)) + [.rect(10, 10, 5, 5, .blue)]).at(12, 12)[2] == 255)
  }

  @Test(arguments: Gallery.scales) func projectionsShowPerspective(scale: Double) throws {
    var projection = ProjectionTransform()
    projection.m13 = 0.02
    func seen(_ x: Double, _ y: Double) -> (Double, Double) { (x / (1 + 0.02 * x), y / (1 + 0.02 * x)) }
    let pixels = try Pixels(
      within(.projection(projection), .rect(0, 0, 40, 40, .red), .rect(20, 10, 10, 10, .blue)), width: 40, height: 40,
      scale: scale)
    let inside = seen(25, 15), right = seen(38, 38), beyond = seen(38, 43)
    #expect(isNear(pixels.at(inside.0, inside.1), [0, 0, 255, 255], within: 6))
    #expect(isNear(pixels.at(right.0, right.1), [255, 0, 0, 255], within: 6))
    #expect(pixels.opacity(beyond.0, beyond.1) < 20)
    let affine = ProjectionTransform(CGAffineTransform(translationX: 5, y: 5))
    let moved = try Pixels(within(.projection(affine), .rect(0, 0, 5, 5, .red)), scale: scale)
    #expect(moved.at(7, 7)[3] == 255 && abs(moved.coverage - 25 * scale * scale) < 0.1)
    // A plane that passes through the eye.
    projection.m13 = -0.05
    #expect(throws: Never.self) {
      try Pixels(within(.projection(projection), .rect(0, 0, 40, 40, .red)), width: 40, height: 40, scale: scale)
    }
  }

  /// A blurred stripe spreads by the Gaussian's variance, and loses nothing.
  @Test(arguments: Gallery.scales, [1.0, 2.5, 6, 10])
  func theRadiusOfABlurIsItsStandardDeviation(scale: Double, radius: Double) throws {
    let pixels = try Pixels(
      within(.blur(radius: radius, isOpaque: false), .rect(60, 30, 20, 80, .red)), width: 140, height: 140,
      scale: scale)
    let spread = Spread(pixels)
    #expect(abs(spread.total - 1600) < 20)
    #expect(abs(spread.mean - 70) < 0.1)
    #expect(abs(spread.deviation - (radius * radius + 400 / 12).squareRoot()) < 0.25)
  }

  @Test(arguments: Gallery.scales, [0.0, 2, 5])
  func aShadowIsBlurredTintedAndMoved(scale: Double, radius: Double) throws {
    let color = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
    let shadow = Effect.shadow(color, radius: radius, offset: CGSize(width: 70, height: 0))
    let pixels = try Pixels(within(shadow, .rect(10, 30, 20, 80, .red)), width: 140, height: 140, scale: scale)
    #expect(pixels.at(20, 50) == [255, 0, 0, 255])
    let spread = Spread(pixels, from: 40)
    #expect(abs(spread.total - 800) < 10)
    #expect(abs(spread.mean - 90) < 0.1)
    #expect(abs(spread.deviation - (radius * radius + 400 / 12).squareRoot()) < 0.25)
    let middle = pixels.at(90, 70)
    #expect(middle[0] == 0 && middle[1] == 0 && middle[2] == middle[3] && abs(middle[3] - 128) < 8)
  }

  @Test func anOpaqueBlurStaysOpaque() throws {
    let commands = within(.blur(radius: 3, isOpaque: true), .rect(0, 0, 10, 20, .red), .rect(10, 0, 10, 20, .blue))
    let pixels = try Pixels(commands, scale: 2)
    for x in [0.1, 5, 10, 15, 19.9] { #expect(pixels.opacity(x, 0.1) == 255) }
    #expect(isNear(pixels.at(10, 10), [128, 0, 128, 255], within: 12))
  }

  @Test(arguments: Gallery.scales) func colorMatricesActOnPlainComponents(scale: Double) throws {
    let invert: [Float] = [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]
    let pixels = try Pixels(
      within(
        .colorMatrix(ColorMatrix(invert)), .rect(0, 0, 10, 10, .red), .rect(10, 0, 10, 10, RGBA.blue.opacity(0.5))),
      scale: scale)
    #expect(isNear(pixels.at(5, 5), [0, 255, 255, 255]))
    #expect(isNear(pixels.at(15, 5), [128, 128, 0, 128]))
    #expect(pixels.opacity(5, 15) == 0)
  }

  @Test(arguments: Gallery.scales) func masksShowWhereTheyAreOpaque(scale: Double) throws {
    let fade = Paint.linearGradient(
      [ColorStop(.white, at: 0), ColorStop(.clear, at: 1)], from: .zero, to: CGPoint(x: 20, y: 0))
    let mask = [DrawCommand.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), fade, FillStyle())]
    let pixels = try Pixels(within(.mask(mask), .rect(0, 0, 20, 20, .red)), scale: scale)
    #expect(isNear(pixels.at(10, 5), [128, 0, 0, 128], within: 8))
    #expect(pixels.opacity(5, 15) == 0)
    #expect(try Pixels(within(.mask([]), .rect(0, 0, 20, 20, .red)), scale: scale).coverage == 0)
  }

  @Test func effectsKeepTheirSharpnessWithinAScale() throws {
    let grow = Effect.transform(CGAffineTransform(scaleX: 4, y: 4))
    let grey: [Float] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    let commands = [.push(grow)] + within(.colorMatrix(ColorMatrix(grey)), .rect(1, 1, 2, 2, .red)) + [.pop]
    let pixels = try Pixels(commands)
    #expect(pixels.at(4.5, 4.5) == [255, 0, 0, 255] && pixels.opacity(3.5, 3.5) == 0)
  }
}

/// How opacity lies along the x axis, in points.
@MainActor struct Spread {
  /// In square points of full opacity.
  var total = 0.0
  var mean = 0.0
  var deviation = 0.0

  /// - Parameter start: what lies to its left is not counted.
  init(_ pixels: Pixels, from start: Double = 0) {
    let scale = Double(pixels.bitmap.scale)
    var sum = 0.0, first = 0.0, second = 0.0
    for y in 0..<pixels.bitmap.height {
      for x in Int(start * scale)..<pixels.bitmap.width {
        let weight = Double(pixels[x, y][3]) / 255, place = (Double(x) + 0.5) / scale
        sum += weight
        first += weight * place
        second += weight * place * place
      }
    }
    total = sum / scale / scale
    mean = first / sum
    deviation = (second / sum - mean * mean).squareRoot()
  }
}
