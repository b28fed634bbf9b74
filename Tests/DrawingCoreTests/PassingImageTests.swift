import DrawingCore
import Foundation
import Testing

/// Pictures of an animation are not kept for ever.
@Suite struct PassingImageTests {
  private func list(_ id: ImageID, _ value: UInt8) -> DisplayList {
    DisplayList(
      size: CGSize(width: 1, height: 1),
      commands: [.image(id, in: CGRect(x: 0, y: 0, width: 1, height: 1), ImageDrawing())],
      images: [id: Bitmap(width: 1, height: 1, scale: 1, pixels: Data([value, value, value, 255]))])
  }

  @Test func aListDoesWithoutItAndItIsForgotten() throws {
    var sender = DisplayListSender(), receiver = DisplayListReceiver()
    let passing = list(ImageID(passing: 1), 10), lasting = list(ImageID(1), 20)
    for (list, isSent) in [(passing, true), (passing, false), (lasting, true), (passing, true), (lasting, false)] {
      let change = sender.change(to: list)
      #expect(change.newImages.isEmpty == !isSent)
      #expect(try receiver.list(after: change) == list)
    }
  }
}
