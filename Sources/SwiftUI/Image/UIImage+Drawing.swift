internal import DrawingCore
public import Foundation

extension UIImage {
  /// A picture of drawn steps, as sharp at any size.
  convenience init(drawing: DisplayList, scale: CGFloat) { self.init(.drawing(drawing, scale: scale)) }

  /// The steps that draw the picture into a rectangle; none for a symbol, which has no pixels.
  nonisolated func commands(in rect: CGRect, images: inout [ImageID: Bitmap]) -> [DrawCommand] {
    if case .drawing(let list, _) = content {
      images.merge(list.images) { first, _ in first }
      return list.commands(in: rect)
    }
    guard let bitmap else { return [] }
    let id = PictureStore.shared.id(of: bitmap)
    images[id] = bitmap
    return [.image(id, in: rect, ImageDrawing())]
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage.picture.content) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let turned = cgImage.turned(orientation.imageOrientation)
    guard let bitmap = turned.bitmap else {
      self.init(turned.content)
      return
    }
    self.init(.bitmap(Bitmap(width: bitmap.width, height: bitmap.height, scale: scale, pixels: bitmap.pixels)))
  }
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = PictureStore.shared.bitmap(of: data) else { return nil }
    self.init(.bitmap(Bitmap(width: bitmap.width, height: bitmap.height, scale: scale, pixels: bitmap.pixels)))
  }

  public var cgImage: CGImage? { size == .zero ? nil : CGImage(self) }

  /// The file's own bytes; nil where the picture was not read from a file or from data.
  public func pngData() -> Data? { encoded }
  /// The file's own bytes; nil where the picture was not read from a file or from data.
  public func jpegData(compressionQuality: CGFloat) -> Data? { encoded }

  private var encoded: Data? {
    switch content {
    case .file(let picture): FileManager.default.contents(atPath: picture.path)
    case .data(let data): data
    case .empty, .symbol, .bitmap, .drawing: nil
    }
  }

  /// Draws into the context that an image renderer has made current.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addMoved(commands(in: rect, images: &context.images))
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// The picture's form in one colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysOriginal) -> UIImage {
    guard size != .zero else { return withRenderingMode(.alwaysTemplate) }
    var images: [ImageID: Bitmap] = [:]
    let rect = CGRect(origin: .zero, size: size)
    let shape = commands(in: rect, images: &images)
    let paint = Paint.color(Color(uiColor: color).rgba(in: ResolutionContext()))
    let list = DisplayList(
      size: size, commands: [.push(.mask(shape)), .fill(Path(rect), paint, FillStyle()), .pop], images: images)
    return UIImage(.drawing(list, scale: scale), renderingMode)
  }

  /// How a picture is turned, as cameras note it.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    var imageOrientation: Image.Orientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }
}

extension DisplayList {
  /// The steps stretched to a rectangle, with nothing beyond it.
  nonisolated func commands(in rect: CGRect) -> [DrawCommand] {
    guard size.width > 0, size.height > 0 else { return [] }
    let fit = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    return [.push(.clip(Path(rect), FillStyle())), .push(.transform(fit))] + commands + [.pop, .pop]
  }
}

/// Core Graphics' picture.
public nonisolated final class CGImage: Equatable, @unchecked Sendable {
  let picture: UIImage

  init(_ picture: UIImage) { self.picture = picture }

  /// In pixels.
  public var width: Int { Int((picture.size.width * picture.scale).rounded()) }
  /// In pixels.
  public var height: Int { Int((picture.size.height * picture.scale).rounded()) }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.picture.isEqual(rhs.picture) }

  /// The part of the picture in a rectangle, in pixels; nil where they have nothing in common.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard let bitmap = picture.bitmap, width > 0, height > 0 else { return nil }
    let part = CGRect(
      x: rect.minX / CGFloat(width), y: rect.minY / CGFloat(height), width: rect.width / CGFloat(width),
      height: rect.height / CGFloat(height))
    return bitmap.part(part).map { CGImage(UIImage(.bitmap($0))) }
  }

  /// The picture upright, for one that was taken so.
  func turned(_ orientation: Image.Orientation) -> UIImage {
    guard orientation != .up else { return picture }
    let size = picture.size
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let target = isTurned ? CGSize(width: size.height, height: size.width) : size
    let (w, h) = (size.width, size.height)
    let transform: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      }
    var images: [ImageID: Bitmap] = [:]
    let steps = picture.commands(in: CGRect(origin: .zero, size: size), images: &images)
    let list = DisplayList(size: target, commands: [.push(.transform(transform))] + steps + [.pop], images: images)
    return UIImage(drawing: list, scale: picture.scale)
  }
}
