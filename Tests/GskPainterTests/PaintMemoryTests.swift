internal import CGtk
import DrawingCore
import Foundation
import Testing

@testable import GskPainter

/// Nodes that are kept from one list to the next.
@MainActor @Suite struct PaintMemoryTests {
  private func rect(_ x: CGFloat, _ color: RGBA = .blue) -> DrawCommand {
    .fill(Path(CGRect(x: x, y: 0, width: 5, height: 5)), .color(color), FillStyle())
  }

  private func list(_ commands: [DrawCommand], _ images: [ImageID: Bitmap] = [:]) -> DisplayList {
    DisplayList(size: CGSize(width: 100, height: 40), commands: commands, images: images)
  }

  /// How many commands are painted anew.
  private func painted(_ list: DisplayList, _ memory: PaintMemory, scale: Double = 2) -> Int {
    _ = DisplayListPainter.node(for: list, scale: scale, background: .white, memory: memory)
    return memory.paintedCommands
  }

  @Test func onlyWhatChangedIsPainted() {
    let memory = PaintMemory()
    let rows = (0..<1000).map { rect(CGFloat($0 % 100)) }
    #expect(painted(list(rows), memory) == 1000)
    #expect(painted(list(rows), memory) == 0)
    var two = rows
    (two[10], two[900]) = (rect(-1), rect(-2))
    #expect(painted(list(two), memory) == 2)
    #expect(painted(list([rect(-3)] + two), memory) == 1)
    // Everything lies elsewhere at another scale.
    #expect(painted(list([rect(-3)] + two), memory, scale: 3) == 1001)
  }

  @Test func anEffectKeepsWhatIsUnchangedWithinIt() {
    let memory = PaintMemory()
    func nested(_ changing: CGFloat, _ opacity: Double = 0.5) -> DisplayList {
      let row = [DrawCommand.push(.transform(CGAffineTransform(translationX: 3, y: 0))), rect(1), rect(changing), .pop]
      return list(
        [.push(.clip(Path(CGRect(x: 0, y: 0, width: 90, height: 30)), FillStyle())), rect(7), .push(.opacity(opacity))]
          + row + [.pop, rect(8), .pop])
    }
    #expect(painted(nested(2), memory) == 8 - 1)
    #expect(painted(nested(2), memory) == 0)
    // The clip, the opacity and the transform that lie around it, and the rectangle.
    #expect(painted(nested(4), memory) == 4)
    #expect(painted(nested(4, 0.7), memory) == 2)
  }

  @Test func anotherPictureUnderTheSameNameIsPainted() {
    let memory = PaintMemory()
    let command = DrawCommand.image(ImageID(1), in: CGRect(x: 0, y: 0, width: 8, height: 8), ImageDrawing())
    var other = Gallery.checkers
    other.pixels[100] = 7
    #expect(painted(list([command], [ImageID(1): Gallery.checkers]), memory) == 1)
    #expect(painted(list([command], [ImageID(1): Gallery.checkers]), memory) == 0)
    #expect(painted(list([command], [ImageID(1): other]), memory) == 1)
  }

  /// Whatever was there before, the picture is what it would be without memory.
  @Test(arguments: 0..<6) func thePictureIsTheSame(round: Int) throws {
    let memory = PaintMemory()
    let whole = Gallery.list
    var lists = [whole]
    for step in 1...4 {
      var list = whole
      for (index, command) in list.commands.enumerated() where (index * 7 + step + round).isMultiple(of: 11) {
        if case .fill(let path, _, let style) = command {
          list.commands[index] = .fill(path, .color(RGBA(red: 0, green: 0.1 * Float(step), blue: 0)), style)
        }
      }
      if step.isMultiple(of: 2) { list.commands.insert(rect(CGFloat(10 * round + step)), at: 0) }
      lists.append(list)
    }
    for list in lists {
      let node = try #require(DisplayListPainter.node(for: list, scale: 1, background: .white, memory: memory))
      let plain = try #require(DisplayListPainter.node(for: list, scale: 1, background: .white))
      #expect(try pixels(node, list.size) == pixels(plain, list.size))
    }
  }

  private func pixels(_ node: RenderNode, _ size: CGSize) throws -> [UInt8] {
    let raster = try #require(Raster(frame: CGRect(origin: .zero, size: size), density: 1))
    #expect(raster.draw(node) == nil)
    return Array(UnsafeBufferPointer(start: raster.bytes, count: raster.stride * raster.height))
  }

  @Test func aPNGIsReadAsItWasWritten() throws {
    let picture = Picture(Gallery.list)
    for ground in [RGBA.white, nil] {
      let now = try picture.bitmap(scale: 1, background: ground)
      let read = try #require(Picture.bitmap(png: picture.png(scale: 1, background: ground), scale: 1))
      #expect(read.width == now.width)
      let different = zip(read.pixels, now.pixels).count { abs(Int($0) - Int($1)) > 2 }
      #expect(different == 0)
    }
    #expect(Picture.bitmap(png: Data("no picture".utf8), scale: 1) == nil)
  }
}
