public import Foundation

/// Glyphs of one face and size that are drawn together.
public struct GlyphRun: Hashable, Sendable {
  public var face: FontFace
  public var glyphs: [PlacedGlyph]

  public init(face: FontFace, glyphs: [PlacedGlyph]) {
    self.face = face
    self.glyphs = glyphs
  }
}

/// A glyph and its place, in points from the start of the run's baseline.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's number in its face.
  public var id: UInt32
  public var x, y: Float
  /// How far the pen moves, in points.
  public var advance: Float

  public init(id: UInt32, x: Float, y: Float, advance: Float) {
    self.id = id
    self.x = x
    self.y = y
    self.advance = advance
  }
}

/// The very face that shaping chose, so that another process draws the same glyphs.
public struct FontFace: Hashable, Sendable {
  /// A Pango font description without size, of the face after fallback.
  public var description: String
  /// In points.
  public var size: CGFloat

  public init(description: String, size: CGFloat) {
    self.description = description
    self.size = size
  }
}
