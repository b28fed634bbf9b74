import DrawingCore

/// The painter as the canvas and the exports use it.
@MainActor
enum PicturePainter {
  /// - Returns: a render node that the caller owns, in the list's points; nil where nothing can paint yet.
  static func node(for list: DisplayList, scale: Double) -> OpaquePointer? { nil }
}
