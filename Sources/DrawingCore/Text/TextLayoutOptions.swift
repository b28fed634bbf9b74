public import Foundation

/// How a text is broken into lines, apart from the proposal.
public struct TextLayoutOptions: Hashable, Sendable {
  /// Where a line that is too long loses characters.
  public enum TruncationMode: UInt8, Hashable, Sendable { case head, middle, tail }
  /// How lines stand in the text's own width; leading is the left in a left-to-right layout.
  public enum Alignment: UInt8, Hashable, Sendable { case leading, center, trailing }

  /// The most lines that are shown, at least 1; nil for as many as the text has.
  public var lineLimit: Int?
  /// As many lines' height is reserved, whether the text has them or not.
  public var minimumLines: Int
  public var truncationMode: TruncationMode
  public var alignment: Alignment
  /// Space between lines, in points, that takes the place of a smaller leading.
  public var lineSpacing: CGFloat
  /// Pixels per point; sizes and baselines are rounded up to whole pixels.
  public var displayScale: CGFloat
  /// The direction of the layout, which says where leading is; the text's own direction is the shaped text's.
  public var isRightToLeft: Bool
  /// Whether a last line of one word takes another one down; text that is edited stays where it is.
  public var avoidsLoneWord = true

  public init(
    lineLimit: Int? = nil, minimumLines: Int = 0, truncationMode: TruncationMode = .tail,
    alignment: Alignment = .leading, lineSpacing: CGFloat = 0, displayScale: CGFloat = 2, isRightToLeft: Bool = false
  ) {
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.truncationMode = truncationMode
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.displayScale = displayScale
    self.isRightToLeft = isRightToLeft
  }
}
