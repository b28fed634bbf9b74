internal import CGtk
import DrawingCore
import Foundation
import Testing

@testable import GskPainter

@MainActor @Suite struct PictureTests {
  private func list(_ width: CGFloat, _ height: CGFloat) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: height), commands: [.rect(0, 0, width, height, .red)])
  }

  /// What another reader finds in a PNG file: blue, green, red and opacity, components multiplied by it.
  private func pixels(_ png: Data) throws -> (width: Int, height: Int, pixels: [UInt8]) {
    let bytes = png.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let texture = try #require(gdk_texture_new_from_bytes(bytes, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let width = Int(gdk_texture_get_width(texture)), height = Int(gdk_texture_get_height(texture))
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    gdk_texture_download(texture, &pixels, gsize(4 * width))
    return (width, height, pixels)
  }

  private func read(_ png: Data) throws -> (width: Int, height: Int, first: [Int]) {
    let (width, height, pixels) = try pixels(png)
    return (width, height, [2, 1, 0, 3].map { Int(pixels[$0]) })
  }

  /// Beyond four megabytes pixels lie in memory of another kind, which must be as clear and live as long.
  @Test(arguments: [(1000, 1000), (1500, 1000), (1025, 4100)]) func largePicturesAreDrawnAsSmallOnes(size: (Int, Int))
    throws
  {
    let (width, height) = size
    let frame = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let raster = try #require(Raster(frame: frame, density: 1))
    #expect(raster.stride == 4 * width)
    #expect((0..<raster.stride * height).allSatisfy { raster.bytes[$0] == 0 })
    let commands: [DrawCommand] = [
      .rect(0, 0, 10, 10, .red), .rect(CGFloat(width) - 5, CGFloat(height) - 5, 5, 5, .blue),
    ]
    let list = DisplayList(size: frame.size, commands: commands)
    let drawn = try Picture(list).raster(scale: 1, background: nil)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<4).map { drawn.bytes[y * drawn.stride + 4 * x + $0] } }
    #expect(pixel(0, 0) == [0, 0, 255, 255] && pixel(10, 10) == [0, 0, 0, 0])
    #expect(pixel(width - 1, height - 1) == [255, 0, 0, 255] && pixel(width - 6, height - 6) == [0, 0, 0, 0])
    // What holds the surface may outlive the raster.
    var other: Raster? = try Picture(list).raster(scale: 1, background: nil)
    let surface = try #require(other.map { cairo_surface_reference($0.surface) })
    other = nil
    #expect(cairo_image_surface_get_data(surface)[2] == 255)
    cairo_surface_destroy(surface)
  }

  @Test func warmingUpLeavesPicturesAsTheyAre() throws {
    let star = DisplayList(
      size: CGSize(width: 16, height: 16),
      commands: [.symbol("star", in: CGRect(x: 0, y: 0, width: 16, height: 16), .color(.blue))])
    let before = try Picture(star).png(scale: 2, background: .white)
    Picture.warmUp()
    #expect(try Picture(star).png(scale: 2, background: .white) == before)
  }

  /// Noise fills many of a file's chunks, and flat areas none for many rows.
  @Test(arguments: [(1, 1), (3, 700), (400, 300), (2000, 40)], [true, false])
  func aPNGHasThePicturesPixels(size: (Int, Int), isOpaque: Bool) throws {
    let (width, height) = size
    let raster = try #require(
      Raster(frame: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)), density: 1))
    var state: UInt32 = 1
    for row in 0..<height where row % 50 < 30 {
      for column in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let alpha = isOpaque ? 255 : state >> 24
        let pixel = (0..<3).reduce(alpha << 24) { $0 | (state >> (8 * $1) & 255) * alpha / 255 << (8 * $1) }
        UnsafeMutableRawPointer(raster.bytes + row * raster.stride).storeBytes(
          of: pixel, toByteOffset: 4 * column, as: UInt32.self)
      }
    }
    if isOpaque {
      for place in stride(from: 3, to: raster.stride * height, by: 4) { raster.bytes[place] = 255 }
    }
    let png = try PNGEncoder.encode(raster)
    #expect(png[25] == (isOpaque ? 2 : 6))
    let found = try pixels(png)
    #expect(found.width == width && found.height == height)
    let largest = (0..<height).flatMap { row in
      (0..<4 * width).map { abs(Int(found.pixels[4 * row * width + $0]) - Int(raster.bytes[row * raster.stride + $0])) }
    }.max()
    // Of what is not opaque, readers round the product.
    #expect(largest == 0 || !isOpaque && largest == 1)
  }

  @Test(arguments: [
    (10.0, 20.0, 1.0, 10, 20), (10, 20, 3, 30, 60), (10.2, 20.5, 1, 11, 21), (119.0 + 2.0 / 3, 10, 3, 359, 30),
    (33.3, 10, 2, 67, 20),
  ])
  func aPNGHasTheSizeTimesTheScale(width: Double, height: Double, scale: Double, columns: Int, rows: Int) throws {
    let found = try read(Picture(list(width, height)).png(scale: scale))
    #expect(found.width == columns && found.height == rows && found.first == [255, 0, 0, 255])
  }

  @Test func theBackgroundIsBelow() throws {
    let empty = DisplayList(size: CGSize(width: 4, height: 4))
    #expect(try read(Picture(empty).png(scale: 1)).first == [0, 0, 0, 0])
    #expect(try read(Picture(empty).png(scale: 2, background: .blue)).first == [0, 0, 255, 255])
    #expect(try read(Picture(empty).png(scale: 2, background: RGBA.blue.opacity(0.5))).first[3] == 128)
  }

  @Test func whatHasNoPictureSaysWhy() {
    #expect(throws: PictureError.empty) { try Picture(list(0, 10)).png(scale: 1) }
    #expect(throws: PictureError.empty) { try Picture(list(.infinity, 10)).svg() }
    #expect(throws: PictureError.empty) { try Picture(list(10, .nan)).pdf() }
    #expect(throws: PictureError.empty) { try Picture(list(10, 10)).png(scale: 0) }
    #expect(throws: PictureError.tooLarge(width: 30_000, height: 10)) { try Picture(list(30_000, 10)).png(scale: 1) }
    #expect(throws: PictureError.self) {
      try Picture(list(10, 10)).write(.png, to: URL(fileURLWithPath: "/nowhere/at/all.png"), scale: 1)
    }
  }

  @Test func filesOfOutlinesHaveTheSizeInPoints() throws {
    let svg = String(decoding: try Picture(list(120, 45.5)).svg(), as: UTF8.self)
    #expect(svg.contains("width=\"120px\" height=\"45.5px\" viewBox=\"0 0 120 45.5\""))
    let pdf = String(decoding: try Picture(list(120, 45)).pdf(), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF-1."))
    #expect(pdf.contains("/MediaBox [ 0 0 120 45 ]"))
  }

  @Test func outlinesStayOutlines() throws {
    let rect = CGRect(x: 10, y: 10, width: 80, height: 80)
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      commands: [
        .fill(Path(roundedRect: rect, cornerRadius: 20), .color(.red), FillStyle()),
        .symbol("heart-fill", in: rect, .color(.blue)), Gallery.text("Text", size: 20, at: rect.origin, .color(.black)),
        .push(.mask([.fill(Gallery.star(in: rect), .color(.black), FillStyle())])), .rect(0, 0, 100, 100, .green), .pop,
        .push(.opacity(0.5)), .stroke(Path(ellipseIn: rect), .color(.red), StrokeStyle(dash: [4])), .pop,
      ])
    let svg = String(decoding: try Picture(list).svg(), as: UTF8.self)
    #expect(!svg.contains("<image"))
    let blurred = DisplayList(
      size: list.size, commands: [.push(.blur(radius: 4, isOpaque: false))] + list.commands + [.pop])
    #expect(String(decoding: try Picture(blurred).svg(), as: UTF8.self).contains("<image"))
  }

  /// The window's nodes, drawn by GSK's own renderer, against the file.
  @Test(arguments: [1.0, 2, 3]) func theWindowShowsTheSamePicture(scale: Double) throws {
    let list = Gallery.list
    let node = try #require(DisplayListPainter.node(for: list, scale: scale, background: .white))
    let width = Int(list.size.width * scale), height = Int(list.size.height * scale)
    let scaled = node.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
    let renderer = gsk_cairo_renderer_new()
    defer { g_object_unref(UnsafeMutableRawPointer(renderer)) }
    try #require(gsk_renderer_realize(renderer, nil, nil) != 0)
    var viewport = graphene_rect_t(CGRect(x: 0, y: 0, width: width, height: height))
    let texture = try #require(gsk_renderer_render_texture(renderer, scaled.pointer, &viewport))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var shown = [UInt8](repeating: 0, count: 4 * width * height)
    gdk_texture_download(texture, &shown, gsize(4 * width))
    gsk_renderer_unrealize(renderer)
    let file = try Picture(list).bitmap(scale: scale, background: .white).pixels
    var different = 0
    for index in stride(from: 0, to: shown.count, by: 4) {
      let other = [Int(file[index + 2]), Int(file[index + 1]), Int(file[index])]
      if zip(shown[index..<(index + 3)], other).contains(where: { abs(Int($0) - $1) > 48 }) { different += 1 }
    }
    // Glyphs lie between pixels in the file, and on them in this renderer.
    #expect(different < width * height / 200, "\(different) of \(width * height)")
  }

  /// Drawings as they could come from a process that is not to be trusted.
  @Test func damagedDrawingsNeverTrap() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let bytes = Gallery.list.wireBytes
    var drawn = 0
    for _ in 0..<400 {
      var damaged = bytes
      // Not the size at the front, which would only make the picture too large.
      for _ in 0..<(1 + random(6)) { damaged[16 + random(bytes.count - 16)] = UInt8(random(256)) }
      guard let list = try? DisplayList(wireBytes: damaged) else { continue }
      drawn += 1
      #expect(throws: Never.self, "seed \(seed)") { try Picture(list).bitmap(scale: 0.25) }
    }
    #expect(drawn > 50)
  }

  /// Without care, each group would keep a picture for itself.
  @Test func manyGroupsWithinEachOtherAreDrawn() throws {
    let depth = 500
    for effect in [Effect.opacity(0.99), .group, .mask([.rect(0, 0, 1000, 1000, .black)]), .blend(.multiply)] {
      let commands =
        [DrawCommand](repeating: .push(effect), count: depth) + [.rect(10, 10, 300, 300, .red)]
        + [DrawCommand](repeating: .pop, count: depth)
      let pixels = try Pixels(commands, width: 400, height: 400, background: .white)
      let middle = pixels.at(200, 200)
      // Opacities within each other all but vanish, as far as bytes can tell.
      if case .opacity = effect { #expect(middle[1] > 180) } else { #expect(middle == [255, 0, 0, 255], "\(effect)") }
      #expect(pixels.at(5, 5) == [255, 255, 255, 255])
    }
  }

  @Test func whatIsNotANumberIsLeftOut() throws {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300]
    for number in bad {
      let rect = CGRect(x: number, y: 0, width: 10, height: number)
      let commands: [DrawCommand] = [
        .fill(Path(rect), .color(.red), FillStyle()), .fill(Path(ellipseIn: rect), .color(.red), FillStyle()),
        .fill(Path(roundedRect: rect, cornerRadius: number), .color(.red), FillStyle()),
        .stroke(Path(rect), .color(.red), StrokeStyle(lineWidth: number, dash: [number])),
        .fill(
          Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
          .linearGradient([ColorStop(.red, at: number), ColorStop(.blue, at: 1)], from: rect.origin, to: .zero),
          FillStyle()),
        .symbol("heart", in: rect, .color(.red)), .image(ImageID(1), in: rect, ImageDrawing()),
        .push(.blur(radius: number, isOpaque: false)), .rect(0, 0, 4, 4, .red), .pop,
        .push(.shadow(.black, radius: number, offset: CGSize(width: number, height: 0))), .rect(0, 0, 4, 4, .red), .pop,
        .push(.transform(CGAffineTransform(scaleX: number, y: 1))), .rect(0, 0, 4, 4, .red), .pop,
        .push(.opacity(Double(number))), .rect(0, 0, 4, 4, .red), .pop,
        .push(.projection(ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: number, tx: number, ty: 0)))),
        .rect(0, 0, 4, 4, .red), .pop,
        Gallery.text("a", size: 10, at: CGPoint(x: 0, y: number), .color(.red)),
        .fill(
          Path { path in
            path.addLines([.zero, CGPoint(x: 4, y: 0), CGPoint(x: number, y: number), CGPoint(x: 0, y: 4)])
            path.addCurve(to: CGPoint(x: 3, y: 3), control1: CGPoint(x: number, y: 1), control2: .zero)
          }, .color(.red), FillStyle()),
        .rect(15, 15, 5, 5, .green),
      ]
      for index in commands.indices.dropLast() {
        // Each alone, an effect with what is in it.
        var alone = [commands[index]]
        switch commands[index] {
        case .push: alone += commands[(index + 1)...(index + 2)]
        case .pop: continue
        default: break
        }
        let pixels = try Pixels(alone + commands.suffix(1), images: [ImageID(1): Gallery.checkers])
        #expect(pixels.at(17, 17) == [0, 255, 0, 255], "\(number) in \(alone[0])")
      }
    }
  }
}
