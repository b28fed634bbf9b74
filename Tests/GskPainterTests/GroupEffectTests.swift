import DrawingCore
import Foundation
import Testing

@testable import GskPainter

/// Effects on what lies below, and on groups as a whole.
@MainActor @Suite struct GroupEffectTests {
  private func within(_ effect: Effect, _ commands: DrawCommand...) -> [DrawCommand] {
    [.push(effect)] + commands + [.pop]
  }

  private static let plain = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])

  /// Of two opaque layers only the upper one is seen, at the smoothed edge too.
  @Test(arguments: Gallery.scales) func aClipLeavesNoSliversOfLowerLayers(scale: Double) throws {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: CGRect(x: 2, y: 2, width: 30, height: 30), cornerRadius: 11, style: style)
      let clip = Effect.clip(path, FillStyle())
      let both = try Pixels(
        within(clip, .rect(0, 0, 40, 40, .red), .rect(0, 0, 40, 40, .blue)), width: 40, height: 40, scale: scale)
      let upper = try Pixels(within(clip, .rect(0, 0, 40, 40, .blue)), width: 40, height: 40, scale: scale)
      var reddest = 0, difference = 0
      for y in 0..<both.bitmap.height {
        for x in 0..<both.bitmap.width {
          reddest = max(reddest, both[x, y][0])
          difference = max(difference, abs(both[x, y][3] - upper[x, y][3]))
        }
      }
      #expect(reddest == 0)
      #expect(difference < 40)
    }
  }

  @Test(arguments: Gallery.scales) func aMaterialBlursWhatLiesBelow(scale: Double) throws {
    let backdrop = Backdrop(radius: 6, matrix: Self.plain, coverage: 0.5)
    let ground: [DrawCommand] = [.rect(0, 0, 20, 40, .black), .rect(20, 0, 20, 40, .white)]
    let pixels = try Pixels(
      ground + within(.backdrop(backdrop), .rect(0, 10, 40, 20, RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))),
      width: 40, height: 40, scale: scale)
    // Below and above the band the edge is sharp.
    #expect(isNear(pixels.at(17, 5), [0, 0, 0, 255]) && isNear(pixels.at(23, 35), [255, 255, 255, 255]))
    let middle = pixels.at(20.5, 20), left = pixels.at(15, 20)
    #expect(isNear([middle[1], middle[2]], [64, 64], within: 16))
    #expect(left[1] > 8 && left[1] < middle[1])
    #expect(isNear([left[0] - left[1]], [127], within: 6))
  }

  @Test func aMaterialActsThroughClipsShadowsMasksAndOpacity() throws {
    let ground: [DrawCommand] = [.rect(0, 0, 20, 40, .black), .rect(20, 0, 20, 40, .white)]
    let area = CGRect(x: 0, y: 0, width: 40, height: 40)
    for effect in [
      Effect.clip(Path(ellipseIn: area), FillStyle()), .shadow(.black, radius: 1, offset: .zero), .opacity(0.9),
      .mask([.rect(0, 0, 40, 40, .black)]),
    ] {
      let veil = DrawCommand.rect(0, 0, 40, 40, RGBA(red: 0, green: 0, blue: 0, alpha: 0.2))
      let veiled = Effect.backdrop(Backdrop(radius: 4, matrix: Self.plain, coverage: 0.2))
      let pixels = try Pixels(
        ground + [.push(effect), .push(veiled), veil, .pop, .pop], width: 40, height: 40)
      // White shines over the edge.
      #expect(pixels.at(18, 20)[0] > 30, "\(effect)")
    }
  }

  @Test(arguments: Gallery.scales) func anInnerShadowLiesWithinTheEdge(scale: Double) throws {
    let shadow = Effect.innerShadow(.black, radius: 3, offset: CGSize(width: 0, height: 2))
    let pixels = try Pixels(within(shadow, .rect(10, 10, 40, 40, .red)), width: 60, height: 60, scale: scale)
    #expect(pixels.opacity(5, 30) == 0 && pixels.opacity(30, 5) == 0)
    let middle = pixels.at(30, 30)[0], upper = pixels.at(30, 11)[0], lower = pixels.at(30, 48.5)[0]
    #expect(middle > 250)
    #expect(upper < 125 && upper < lower && lower < 245, "\(upper) \(lower)")
    #expect(pixels.opacity(30, 11) == 255)
  }

  @Test(arguments: Gallery.scales) func aThresholdMakesBlurredDiscsFlowTogether(scale: Double) throws {
    let discs: [DrawCommand] = [
      .fill(Path(ellipseIn: CGRect(x: 8, y: 20, width: 20, height: 20)), .color(.white), FillStyle()),
      .fill(Path(ellipseIn: CGRect(x: 30, y: 20, width: 20, height: 20)), .color(.white), FillStyle()),
    ]
    let pixels = try Pixels(
      [.push(.alphaThreshold(0.4...1, .blue)), .push(.blur(radius: 4, isOpaque: false))] + discs + [.pop, .pop],
      width: 60, height: 60, scale: scale)
    #expect(pixels.at(18, 30) == [0, 0, 255, 255])
    #expect(pixels.at(29, 30) == [0, 0, 255, 255], "The gap is filled.")
    #expect(pixels.opacity(29, 20) == 0)
  }

  @Test(arguments: Gallery.scales) func aMeshRunsBetweenItsColours(scale: Double) throws {
    func vertex(_ x: CGFloat, _ y: CGFloat) -> MeshPaint.Vertex {
      MeshPaint.Vertex(
        position: CGPoint(x: x, y: y), leading: CGPoint(x: x - 6, y: y), top: CGPoint(x: x, y: y - 6),
        trailing: CGPoint(x: x + 6, y: y), bottom: CGPoint(x: x, y: y + 6))
    }
    for isSmooth in [true, false] {
      let mesh = MeshPaint(
        width: 2, height: 2, vertices: [vertex(0, 0), vertex(20, 0), vertex(0, 20), vertex(20, 20)],
        colors: [.red, .blue, .red, .blue], background: .green, isSmooth: isSmooth)
      let area = Path(CGRect(x: 0, y: 0, width: 30, height: 20))
      let pixels = try Pixels([.fill(area, .mesh(mesh), FillStyle())], width: 30, height: 20, scale: scale)
      #expect(isNear(pixels.at(0.5, 10), [248, 0, 7, 255], within: 12))
      #expect(isNear(pixels.at(10, 10), [128, 0, 128, 255], within: 14))
      #expect(pixels.at(27, 10) == [0, 255, 0, 255])
    }
  }

  @Test(arguments: Gallery.scales) func weightsMakeSymbolsThickerAndThinner(scale: Double) throws {
    func coverage(_ weight: CGFloat) throws -> Double {
      let rect = CGRect(x: 4, y: 4, width: 32, height: 32)
      return try Pixels(
        [.symbol("square", in: rect, .color(.black), weight: weight)], width: 40, height: 40, scale: scale
      )
      .coverage
    }
    let plain = try coverage(0)
    // A line a 16th of the width thick gets twice as thick, and half as thick.
    let thick = try coverage(1.0 / 16) / plain, thin = try coverage(-1.0 / 32) / plain
    #expect(abs(thick - 2) < 0.2, "\(thick)")
    #expect(abs(thin - 0.5) < 0.15, "\(thin)")
  }

  @Test func onePathOfASymbolIsDrawnAlone() throws {
    let rect = CGRect(x: 0, y: 0, width: 32, height: 32)
    func coverage(_ name: String) throws -> Double {
      try Pixels([.symbol(name, in: rect, .color(.black))], width: 32, height: 32, scale: 2).coverage
    }
    let both = try coverage("cloud-sun-fill")
    let (cloud, sun) = (try coverage("cloud-sun-fill#1"), try coverage("cloud-sun-fill#2"))
    #expect(cloud > sun && sun > 10)
    #expect(abs(cloud + sun - both) < 12)
  }
}
