/// Why a picture cannot be made.
public enum PictureError: Error, Hashable, Sendable {
  /// No width or no height, or one that is not finite.
  case empty
  /// More pixels than can be drawn.
  case tooLarge(width: Double, height: Double)
  /// The file cannot be written.
  case notWritable(path: String, reason: String)
  /// A library refused.
  case failed(reason: String)
}

extension PictureError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "The picture has no area. Propose a width and a height that are not 0."
    case .tooLarge(let width, let height):
      "A picture of \(Int(width)) by \(Int(height)) pixels is too large. Choose a smaller size or scale."
    case .notWritable(let path, let reason):
      "\(path) cannot be written: \(reason). Choose another place."
    case .failed(let reason): "The picture could not be made: \(reason)."
    }
  }
}
