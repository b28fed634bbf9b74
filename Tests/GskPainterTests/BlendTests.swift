import DrawingCore
import Foundation
import Testing

@testable import GskPainter

@MainActor @Suite struct BlendTests {
  nonisolated private static let below = RGBA(red: 0.8, green: 0.4, blue: 0.2),
    above = RGBA(red: 0.3, green: 0.6, blue: 0.9)

  /// The formulas of the W3C's compositing specification for one component: backdrop, then source.
  nonisolated static let formulas: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
    (.normal, { $1 }), (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
    (.overlay, { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }), (.colorDodge, { min(1, $0 / (1 - $1)) }),
    (.colorBurn, { 1 - min(1, (1 - $0) / $1) }),
    (.hardLight, { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    (
      .softLight,
      { backdrop, source in
        if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
        let curve = backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
        return backdrop + (2 * source - 1) * (curve - backdrop)
      }
    ),
    (.difference, { abs($0 - $1) }), (.exclusion, { $0 + $1 - 2 * $0 * $1 }), (.plusLighter, { min(1, $0 + $1) }),
    (.plusDarker, { max(0, $0 + $1 - 1) }), (.sourceAtop, { $1 }),
  ]

  private func blended(_ mode: BlendMode, scale: Double = 1) -> [DrawCommand] {
    [
      .push(.group), .rect(0, 0, 12, 20, Self.below), .push(.blend(mode)), .rect(8, 0, 12, 20, Self.above), .pop, .pop,
    ]
  }

  @Test(arguments: formulas.map(\.0), [1.0, 2, 3]) func opaqueColors(mode: BlendMode, scale: Double) throws {
    let formula = try #require(Self.formulas.first { $0.0 == mode }?.1)
    let pixels = try Pixels(blended(mode), scale: scale)
    let expected =
      zip([0.8, 0.4, 0.2], [0.3, 0.6, 0.9]).map { Int((formula($0, $1) * 255).rounded()) } + [255]
    #expect(isNear(pixels.at(10, 10), expected, within: 4), "\(pixels.at(10, 10)) \(expected)")
    #expect(isNear(pixels.at(4, 10), [204, 102, 51, 255]))
    // Where nothing is below, a layer is itself.
    if mode != .sourceAtop { #expect(isNear(pixels.at(16, 10), [77, 153, 230, 255])) }
  }

  @Test(arguments: BlendMode.allCases) func everyModeLeavesTheRestAlone(mode: BlendMode) throws {
    let pixels = try Pixels(blended(mode))
    #expect(isNear(pixels.at(4, 10), [204, 102, 51, 255]))
    switch mode {
    case .sourceAtop: #expect(pixels.opacity(16, 10) == 0)
    case .destinationOut: #expect(pixels.opacity(16, 10) == 0 && pixels.opacity(10, 10) == 0)
    case .destinationOver: #expect(isNear(pixels.at(10, 10), [204, 102, 51, 255]))
    default: #expect(pixels.opacity(16, 10) == 255)
    }
  }

  /// Luminosity of the source with hue and saturation of the backdrop, and the other way round.
  @Test func brightnessIsTakenFromOneSide() throws {
    func brightness(_ pixel: [Int]) -> Double {
      0.3 * Double(pixel[0]) + 0.59 * Double(pixel[1]) + 0.11 * Double(pixel[2])
    }
    let below = brightness([204, 102, 51]), above = brightness([77, 153, 230])
    for (mode, expected) in [(BlendMode.luminosity, above), (.color, below), (.hue, below), (.saturation, below)] {
      #expect(abs(brightness(try Pixels(blended(mode)).at(10, 10)) - expected) < 4, "\(mode)")
    }
  }

  @Test func aGroupKeepsModesInAndATransformDoesNot() throws {
    let inner: [DrawCommand] = [.push(.blend(.multiply)), .rect(0, 0, 20, 20, .green), .pop]
    func over(_ effect: Effect) throws -> [Int] {
      try Pixels([.rect(0, 0, 20, 20, .red), .push(effect)] + inner + [.pop]).at(10, 10)
    }
    #expect(try over(.group) == [0, 255, 0, 255])
    for effect in [
      Effect.transform(CGAffineTransform(translationX: 1, y: 0)),
      .clip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), FillStyle()),
    ] {
      #expect(try over(effect) == [0, 0, 0, 255])
    }
  }

  @Test func theBackgroundIsBlendedToo() throws {
    let commands: [DrawCommand] = [.push(.blend(.difference)), .rect(0, 0, 20, 20, .red), .pop]
    #expect(try Pixels(commands, background: .white).at(10, 10) == [0, 255, 255, 255])
    #expect(try Pixels(commands).at(10, 10) == [255, 0, 0, 255])
  }
}
