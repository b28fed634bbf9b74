import Foundation
import Testing

@testable import DrawingCore

/// What crosses of a list that is nearly the one before.
@Suite struct DisplayListChangeTests {
  private func rect(_ x: CGFloat) -> DrawCommand {
    .fill(Path(CGRect(x: x, y: 0, width: 5, height: 5)), .color(.black), FillStyle())
  }

  private func list(_ commands: [DrawCommand], _ images: [ImageID: Bitmap] = [:]) -> DisplayList {
    DisplayList(size: CGSize(width: 10, height: 10), commands: commands, images: images)
  }

  private func bitmap(_ byte: UInt8) -> Bitmap {
    Bitmap(width: 1, height: 1, scale: 1, pixels: Data(repeating: byte, count: 4))
  }

  @Test func onlyWhatChangedCrosses() {
    var sender = DisplayListSender()
    let rows = (0..<1000).map { rect(CGFloat($0)) }
    #expect(sender.change(to: list(rows)).newCommandCount == 1000)
    #expect(sender.change(to: list(rows)).newCommandCount == 0)
    var two = rows
    (two[10], two[900]) = (rect(-1), rect(-2))
    #expect(sender.change(to: list(two)).newCommandCount == 2)
    #expect(sender.change(to: list([rect(-3)] + two)).newCommandCount == 1)
    #expect(sender.change(to: list(two)).newCommandCount == 0)
  }

  @Test func imagesCrossOnce() throws {
    var sender = DisplayListSender()
    var receiver = DisplayListReceiver()
    let image = DrawCommand.image(ImageID(1), in: CGRect(x: 0, y: 0, width: 1, height: 1), ImageDrawing())
    let with = list([image], [ImageID(1): bitmap(1)])
    for (list, count) in [(with, 1), (self.list([]), 0), (with, 0), (self.list([image], [ImageID(1): bitmap(2)]), 1)] {
      let change = sender.change(to: list)
      #expect(change.newImages.count == count)
      #expect(try receiver.list(after: change) == list)
    }
  }

  @Test(arguments: 1...20) func anyListArrives(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var sender = DisplayListSender()
    var receiver = DisplayListReceiver()
    var units: [[DrawCommand]] = []
    for _ in 0..<30 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let unit = [rect(CGFloat.random(in: 0...9, using: &generator))]
        let made = Bool.random(using: &generator) ? unit : [.push(.opacity(0.5))] + unit + [.pop]
        units.insert(made, at: Int.random(in: 0...units.count, using: &generator))
      }
      if !units.isEmpty, Bool.random(using: &generator) {
        units.remove(at: Int.random(in: 0..<units.count, using: &generator))
      }
      let list = list(units.flatMap { $0 })
      let change = try DisplayListChange(wireBytes: sender.change(to: list).wireBytes)
      #expect(try receiver.list(after: change) == list)
    }
  }

  @Test func whatMakesNoListIsRefused() throws {
    var receiver = DisplayListReceiver()
    for pieces in [
      [DisplayListChange.Piece.kept(0..<1)], [.new([.pop])], [.new([.push(.group)])],
      [.new(Array(repeating: .push(.group), count: 600) + Array(repeating: .pop, count: 600))],
    ] {
      #expect(throws: WireError.self) {
        try receiver.list(after: DisplayListChange(size: CGSize(width: 1, height: 1), pieces: pieces))
      }
    }
    #expect(throws: WireError.self) {
      let change = DisplayListChange(size: .zero, pieces: [.kept(2..<5)])
      var bytes = change.wireBytes
      bytes[bytes.count - 3] = 0xFF
      _ = try DisplayListChange(wireBytes: bytes)
    }
  }
}
