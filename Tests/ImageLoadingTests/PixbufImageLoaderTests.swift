internal import CGdkPixbuf
import DrawingCore
import Foundation
import ImageLoading
import Testing

@Suite struct PixbufImageLoaderTests {
  /// A folder that goes away with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("image-loading-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
  }

  /// Writes a picture of 2×1 pixels times `factor`: red on the left, half transparent blue on the right.
  private func write(_ type: String, to path: String, factor: Int32 = 1) {
    let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, type == "jpeg" ? 0 : 1, 8, 2 * factor, factor)
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf!)) }
    gdk_pixbuf_fill(pixbuf, 0xFF00_00FF)
    let right = gdk_pixbuf_new_subpixbuf(pixbuf, factor, 0, factor, factor)
    gdk_pixbuf_fill(right, 0x0000_FF80)
    g_object_unref(UnsafeMutableRawPointer(right!))
    #expect(gdk_pixbuf_savev(pixbuf, path, type, nil, nil, nil) != 0)
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let start = 4 * (y * bitmap.width + x)
    return bitmap.pixels[start..<(start + 4)].map { Int($0) }
  }

  @Test func componentsAreMultipliedByOpacity() throws {
    let folder = try Folder()
    write("png", to: folder.path("a.png"))
    let bitmap = try #require(PixbufImageLoader().bitmap(contentsOf: folder.path("a.png"), scale: 2))
    #expect(bitmap.width == 2 && bitmap.height == 1)
    #expect(bitmap.size == CGSize(width: 1, height: 0.5))
    #expect(pixel(bitmap, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(bitmap, 1, 0) == [0, 0, 128, 128])
  }

  @Test(arguments: ["jpeg", "png", "bmp"])
  func formatsWithAndWithoutOpacity(type: String) throws {
    let folder = try Folder()
    write(type, to: folder.path("a"), factor: 16)
    let bitmap = try #require(PixbufImageLoader().bitmap(contentsOf: folder.path("a"), scale: 1))
    #expect(bitmap.width == 32 && bitmap.height == 16)
    let left = pixel(bitmap, 4, 4)
    #expect(left[0] > 240 && left[1] < 15 && left[2] < 15 && left[3] == 255)
  }

  @Test func aGIFGivesItsFirstFrame() throws {
    let folder = try Folder()
    // One red pixel.
    let gif = Data([
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0,
      2, 2, 0x44, 1, 0, 0x3B,
    ])
    try gif.write(to: folder.url.appendingPathComponent("a.gif"))
    let bitmap = try #require(PixbufImageLoader().bitmap(contentsOf: folder.path("a.gif"), scale: 1))
    #expect(pixel(bitmap, 0, 0) == [255, 0, 0, 255])
  }

  @Test func anSVGIsDrawnWithAsManyPixelsAsAskedFor() throws {
    let folder = try Folder()
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="6" viewBox="0 0 10 6">
      <rect width="5" height="6" fill="#00ff00"/></svg>
      """
    try text.write(toFile: folder.path("a.svg"), atomically: true, encoding: .utf8)
    let loader = PixbufImageLoader()
    for scale in [1, 3] {
      let bitmap = try #require(loader.bitmap(contentsOf: folder.path("a.svg"), scale: CGFloat(scale)))
      #expect(bitmap.width == 10 * scale && bitmap.height == 6 * scale)
      #expect(bitmap.size == CGSize(width: 10, height: 6))
      #expect(pixel(bitmap, scale, scale) == [0, 255, 0, 255])
      #expect(pixel(bitmap, 8 * scale, scale) == [0, 0, 0, 0])
    }
  }

  /// Orientation 6: what is seen on top lies on the left of the file, so the picture must be turned clockwise.
  @Test func orientationIsApplied() throws {
    let folder = try Folder()
    write("jpeg", to: folder.path("a.jpg"), factor: 16)
    var jpeg = try Data(contentsOf: folder.url.appendingPathComponent("a.jpg"))
    let exif: [UInt8] = [
      0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1,
      0, 6, 0, 0, 0, 0, 0, 0,
    ]
    jpeg.insert(contentsOf: exif, at: 2)
    try jpeg.write(to: folder.url.appendingPathComponent("turned.jpg"))
    let bitmap = try #require(PixbufImageLoader().bitmap(contentsOf: folder.path("turned.jpg"), scale: 1))
    #expect(bitmap.width == 16 && bitmap.height == 32)
    #expect(pixel(bitmap, 8, 4)[0] > 200)
    #expect(pixel(bitmap, 8, 28)[2] > 200)
  }

  @Test func aChangedFileIsReadAgain() throws {
    let folder = try Folder()
    let loader = PixbufImageLoader(), path = folder.path("a.png")
    write("png", to: path, factor: 1)
    #expect(loader.bitmap(contentsOf: path, scale: 1)?.width == 2)
    write("png", to: path, factor: 3)
    #expect(loader.bitmap(contentsOf: path, scale: 1)?.width == 6)
    try FileManager.default.removeItem(atPath: path)
    #expect(loader.bitmap(contentsOf: path, scale: 1) == nil)
  }

  @Test func aLargePictureIsReadSmallerWithItsSizeInPoints() throws {
    let folder = try Folder()
    let path = folder.path("a.jpg")
    write("jpeg", to: path, factor: 4096)
    let bitmap = try #require(PixbufImageLoader().bitmap(contentsOf: path, scale: 2))
    #expect(bitmap.width * bitmap.height <= PixbufImageLoader.maximumArea)
    #expect(bitmap.width > 2500)
    #expect(abs(bitmap.size.width - 4096) < 2 && abs(bitmap.size.height - 2048) < 2)
  }

  @Test func whatIsNoPictureGivesNothing() throws {
    let folder = try Folder()
    let loader = PixbufImageLoader()
    try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("a.png"))
    try Data().write(to: folder.url.appendingPathComponent("empty.png"))
    #expect(loader.bitmap(contentsOf: folder.path("a.png"), scale: 1) == nil)
    #expect(loader.bitmap(contentsOf: folder.path("empty.png"), scale: 1) == nil)
    #expect(loader.bitmap(contentsOf: folder.path("missing.png"), scale: 1) == nil)
    #expect(loader.bitmap(contentsOf: folder.url.path, scale: 1) == nil)
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(loader.bitmap(contentsOf: folder.path("pipe"), scale: 1) == nil)
    write("png", to: folder.path("good.png"))
    #expect(loader.bitmap(contentsOf: folder.path("good.png"), scale: 0) == nil)
    var cut = try Data(contentsOf: folder.url.appendingPathComponent("good.png"))
    cut.removeLast(cut.count - 20)
    try cut.write(to: folder.url.appendingPathComponent("cut.png"))
    #expect(loader.bitmap(contentsOf: folder.path("cut.png"), scale: 1) == nil)
  }
}
