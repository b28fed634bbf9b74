import DrawingCore
import Foundation
import Testing

@Suite struct DrawCommandBoundsTests {
  private static let square = DrawCommand.fill(
    Path(CGRect(x: 10, y: 10, width: 20, height: 20)), .color(.black), FillStyle())

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let commands: [DrawCommand]
    let bounds: CGRect
  }

  static let cases = [
    Case(testDescription: "nothing", commands: [], bounds: .null),
    Case(testDescription: "a fill", commands: [square], bounds: CGRect(x: 10, y: 10, width: 20, height: 20)),
    Case(
      testDescription: "a round line",
      commands: [
        .stroke(
          Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black),
          StrokeStyle(lineWidth: 4, lineJoin: .round))
      ], bounds: CGRect(x: -3, y: -3, width: 16, height: 16)),
    Case(
      testDescription: "what is moved",
      commands: [.push(.transform(CGAffineTransform(translationX: 5, y: 0))), square, .pop],
      bounds: CGRect(x: 15, y: 10, width: 20, height: 20)),
    Case(
      testDescription: "what is clipped",
      commands: [.push(.clip(Path(CGRect(x: 0, y: 0, width: 15, height: 15)), FillStyle())), square, .pop],
      bounds: CGRect(x: 10, y: 10, width: 5, height: 5)),
    Case(
      testDescription: "a mask",
      commands: [
        .push(.mask([square])), .image(ImageID(1), in: CGRect(x: 0, y: 0, width: 12, height: 40), ImageDrawing()), .pop,
      ],
      bounds: CGRect(x: 10, y: 10, width: 2, height: 20)),
    Case(
      testDescription: "a blur", commands: [.push(.blur(radius: 2, isOpaque: false)), square, .pop],
      bounds: CGRect(x: 4, y: 4, width: 32, height: 32)),
    Case(
      testDescription: "a shadow",
      commands: [.push(.shadow(.black, radius: 1, offset: CGSize(width: 10, height: 0))), square, .pop],
      bounds: CGRect(x: 10, y: 7, width: 33, height: 26)),
    Case(
      testDescription: "letters",
      commands: [
        .glyphs(
          GlyphRun(
            face: FontFace(description: "a", size: 10), glyphs: [PlacedGlyph(id: 1, x: 0, y: 0, advance: 6)]),
          origin: CGPoint(x: 100, y: 50), .color(.black))
      ], bounds: CGRect(x: 97, y: 38, width: 12, height: 16)),
  ]

  @Test(arguments: cases) func holdAllThatIsDrawn(_ test: Case) {
    #expect(test.commands.bounds == test.bounds)
  }
}
