import DrawingCore
import Foundation
import Testing

@testable import GskPainter

@MainActor @Suite struct GalleryTests {
  /// Where `VITRINE_GALLERY` names a folder, the pictures are written there, to be looked at.
  private let folder = ProcessInfo.processInfo.environment["VITRINE_GALLERY"].map { URL(fileURLWithPath: $0) }

  @Test(arguments: Picture.Format.allCases, [1.0, 2, 3])
  func theSameListGivesTheSameBytes(format: Picture.Format, scale: Double) throws {
    let list = Gallery.list
    let first = try Picture(list).data(format, scale: scale, background: .white)
    let second = try Picture(list).data(format, scale: scale, background: .white)
    #expect(first == second)
    if let folder { try second.write(to: folder.appendingPathComponent("second@\(Int(scale)).\(format.rawValue)")) }
    #expect(first.count > 10_000)
    if let folder { try first.write(to: folder.appendingPathComponent("gallery@\(Int(scale)).\(format.rawValue)")) }
  }

  @Test func whatCrossesTheWireDrawsTheSame() throws {
    let list = Gallery.list
    let read = try DisplayList(wireBytes: list.wireBytes)
    if let folder { try Data(list.wireBytes).write(to: folder.appendingPathComponent("gallery.list")) }
    #expect(try Picture(read).png(scale: 2) == Picture(list).png(scale: 2))
  }
}
