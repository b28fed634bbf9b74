import DrawingCore
import Foundation
import Testing

@testable import GskPainter

@MainActor @Suite struct ImageTests {
  private let id = ImageID(1)
  /// Red and green above, blue and half transparent white below.
  private let four = Bitmap(
    width: 2, height: 2, scale: 1,
    pixels: Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 128, 128, 128, 128]))

  private func draw(
    _ drawing: ImageDrawing, in rect: CGRect = CGRect(x: 0, y: 0, width: 20, height: 20), scale: Double,
    _ bitmap: Bitmap? = nil
  ) throws -> Pixels {
    try Pixels([.image(id, in: rect, drawing)], scale: scale, images: [id: bitmap ?? four])
  }

  @Test(arguments: Gallery.scales) func pixelsLieWhereTheyBelong(scale: Double) throws {
    let plain = try draw(ImageDrawing(interpolation: .none), scale: scale)
    #expect(plain.at(5, 5) == [255, 0, 0, 255])
    #expect(plain.at(9.9, 9.9) == [255, 0, 0, 255])
    #expect(plain.at(15, 5) == [0, 255, 0, 255])
    #expect(plain.at(5, 15) == [0, 0, 255, 255])
    #expect(plain.at(15, 15) == [128, 128, 128, 128])
    let mirrored = try draw(ImageDrawing(interpolation: .none, isMirrored: true), scale: scale)
    #expect(mirrored.at(15, 5) == [255, 0, 0, 255])
    let smooth = try draw(ImageDrawing(interpolation: .high), scale: scale)
    #expect(isNear(smooth.at(10, 2), [128, 128, 0, 255], within: 14))
  }

  @Test func picturesOfAnAnimationAreNotKept() throws {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    func level() -> Int { PaintResources.shared.keptBytes }
    _ = try draw(ImageDrawing(), scale: 2)
    let before = level()
    for number in 0..<3 as Range<UInt64> {
      let passing = ImageID(passing: number)
      let bitmap = Bitmap(width: 1, height: 1, scale: 1, pixels: Data([UInt8(number), 0, 0, 255]))
      let image = DrawCommand.image(passing, in: rect, ImageDrawing())
      let pixels = try Pixels([image], scale: 2, images: [passing: bitmap])
      #expect(pixels.at(10, 10) == [Int(number), 0, 0, 255])
    }
    #expect(level() == before)
  }

  @Test(arguments: Gallery.scales) func tintsUseOpacityAlone(scale: Double) throws {
    let pixels = try draw(ImageDrawing(interpolation: .none, tint: .color(.blue)), scale: scale)
    #expect(pixels.at(5, 5) == [0, 0, 255, 255])
    #expect(isNear(pixels.at(15, 15), [0, 0, 128, 128]))
  }

  @Test(arguments: Gallery.scales) func tilesRepeat(scale: Double) throws {
    let large = Bitmap(width: 8, height: 8, scale: 1, pixels: Gallery.checkers.pixels)
    let pixels = try draw(ImageDrawing(interpolation: .none, isTiled: true), scale: scale, large)
    for (x, y) in [(0.5, 0.5), (8.5, 0.5), (16.5, 8.5), (1.5, 17.5)] { #expect(pixels.opacity(x, y) == 0) }
    #expect(pixels.at(4.5, 4.5) == pixels.at(12.5, 12.5))
  }

  @Test(arguments: Gallery.scales) func bordersKeepTheirWidth(scale: Double) throws {
    let pixels = try draw(
      ImageDrawing(interpolation: .none, capInsets: [2, 2, 2, 2]), scale: scale, Gallery.checkers)
    // The clear corner of two points stays as it is.
    #expect(pixels.opacity(1.5, 1.5) == 0 && pixels.opacity(2.5, 0.5) == 255 && pixels.opacity(0.5, 2.5) == 255)
    // Each of the four columns in the middle takes four points.
    #expect(pixels.at(2.5, 4) == pixels.at(5.5, 4) && pixels.at(5.5, 4) != pixels.at(6.5, 4))
  }

  @Test(arguments: Gallery.scales) func edgesGoToPixels(scale: Double) throws {
    let opaque = Bitmap(width: 1, height: 1, scale: 1, pixels: Data([255, 0, 0, 255]))
    let pixels = try draw(
      ImageDrawing(), in: CGRect(x: 2 + 0.3 / scale, y: 2 - 0.3 / scale, width: 5, height: 5), scale: scale, opaque)
    #expect(pixels.at(2, 2)[3] == 255 && pixels.opacity(7, 7) == 0)
    #expect(abs(pixels.coverage - 25 * scale * scale) < 0.01)
  }

  @Test func aLargePictureIsAveraged() throws {
    var bytes = Data()
    for index in 0..<(200 * 200) {
      let isWhite = (index % 200 + index / 200).isMultiple(of: 2)
      bytes.append(contentsOf: isWhite ? [255, 255, 255, 255] : [0, 0, 0, 255])
    }
    let fine = Bitmap(width: 200, height: 200, scale: 1, pixels: bytes)
    let pixels = try draw(ImageDrawing(interpolation: .medium), scale: 1, fine)
    #expect(isNear(pixels.at(10, 10), [128, 128, 128, 255], within: 10))
  }

  @Test func emptyAndMissingPicturesDrawNothing() throws {
    let empty = Bitmap(width: 0, height: 0, scale: 1, pixels: Data())
    #expect(try draw(ImageDrawing(), scale: 1, empty).coverage == 0)
    #expect(try Pixels([.image(ImageID(9), in: CGRect(x: 0, y: 0, width: 9, height: 9), ImageDrawing())]).coverage == 0)
  }

  @Test(arguments: Gallery.scales) func symbolsFillTheirRectangle(scale: Double) throws {
    let wide = CGRect(x: 2, y: 2, width: 36, height: 16)
    for paint in [
      Paint.color(.red),
      .linearGradient([ColorStop(.red, at: 0), ColorStop(.red, at: 1)], from: .zero, to: wide.origin),
    ] {
      let pixels = try Pixels([.symbol("square-fill", in: wide, paint)], width: 40, scale: scale)
      for (x, y) in [(3.0, 10.0), (20, 10), (37, 10), (20, 3), (20, 17)] {
        #expect(isNear(pixels.at(x, y), [255, 0, 0, 255]))
      }
      #expect(abs(pixels.coverage / scale / scale - 36 * 16) < 20)
    }
  }

  @Test func missingSymbolsAreNamed() throws {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let inner = DrawCommand.push(.mask([.symbol("no-such-symbol-2", in: rect, .color(.red))]))
    let list = DisplayList(
      size: rect.size,
      commands: [
        .symbol("heart", in: rect, .color(.red)), .symbol("no-such-symbol-1", in: rect, .color(.red)), inner, .pop,
        .symbol("../../../../etc/passwd", in: rect, .color(.red)),
      ])
    #expect(
      DisplayListPainter.missingSymbols(in: list) == [
        "../../../../etc/passwd", "no-such-symbol-1", "no-such-symbol-2",
      ])
    #expect(try Pixels([.symbol("no-such-symbol-1", in: rect, .color(.red))]).coverage == 0)
  }
}
