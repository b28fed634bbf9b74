public import Foundation

/// Names a picture within a display list.
public struct ImageID: Hashable, Sendable {
  public var value: UInt64
  public init(_ value: UInt64) { self.value = value }

  private static let passing: UInt64 = 1 << 63
  /// A name for a picture that is one of many, such as those of an animation: once a list does without it, it need not be
  /// kept for later ones.
  public init(passing number: UInt64) { value = number | Self.passing }
  /// Whether the picture need not be kept for lists to come.
  public var isPassing: Bool { value & Self.passing != 0 }
}

/// Decoded pixels.
public struct Bitmap: Hashable, Sendable {
  /// In pixels.
  public var width, height: Int
  /// Pixels for each point.
  public var scale: CGFloat
  /// Red, green, blue and opacity, a byte each, components multiplied by opacity, rows without padding, top first.
  public var pixels: Data

  /// - Precondition: `pixels` has `4 * width * height` bytes.
  public init(width: Int, height: Int, scale: CGFloat, pixels: Data) {
    precondition(pixels.count == 4 * width * height, "A bitmap has four bytes for each pixel.")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  /// In points.
  public var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }
}

/// Reads picture files; the engine asks through this, so that it needs no decoder of its own.
public protocol ImageLoader: AnyObject {
  /// Decodes the file.
  /// - Returns: nil where there is no readable picture.
  func bitmap(contentsOf path: String, scale: CGFloat) -> Bitmap?
}
