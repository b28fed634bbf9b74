public import DrawingCore
public import Foundation

/// Repeats a picture, or a part of it.
public nonisolated struct ImagePaint: ShapeStyle, Equatable {
  public var image: Image
  /// The part that is repeated, in shares of the picture.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Clear where there is no such picture; a symbol has no pixels to repeat.
  public func _paint(in rect: CGRect, context: _StyleContext) -> Paint {
    nonisolated(unsafe) let environment = context.environment
    return MainActor.assumeIsolated {
      let resolved = environment.imageResolver(nil).resolve(image, font: environment.resolvedFont, shaper: nil)
      guard case .bitmap(_, let bitmap, _) = resolved.content, let part = bitmap.part(sourceRect) else {
        return .color(.clear)
      }
      return .image(PictureStore.shared.id(of: part), origin: rect.origin, scale: scale)
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Bitmap {
  /// The pixels of a part, given in shares of the whole; nil for an empty one.
  nonisolated func part(_ rect: CGRect) -> Bitmap? {
    let unit = rect.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !unit.isNull else { return nil }
    let x = Int((unit.minX * CGFloat(width)).rounded()), y = Int((unit.minY * CGFloat(height)).rounded())
    let columns = Int((unit.maxX * CGFloat(width)).rounded()) - x
    let rows = Int((unit.maxY * CGFloat(height)).rounded()) - y
    guard columns > 0, rows > 0 else { return nil }
    if columns == width, rows == height { return self }
    var part = Data(capacity: 4 * columns * rows)
    for row in y..<(y + rows) {
      let start = pixels.startIndex + 4 * (row * width + x)
      part.append(pixels[start..<(start + 4 * columns)])
    }
    return Bitmap(width: columns, height: rows, scale: scale, pixels: part)
  }
}
