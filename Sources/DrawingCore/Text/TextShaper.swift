/// Turns text into glyphs; the engine asks through this, so that it needs no font library of its own.
public protocol TextShaper: AnyObject {
  /// Shapes the spans as one text.
  /// - Parameter isRightToLeft: the direction where the text itself has none.
  /// - Complexity: linear in the length of the text.
  func shape(_ spans: [TextSpan], isRightToLeft: Bool, locale: String) -> ShapedText

  /// The face's own metrics, for fonts that Apple's tables do not cover.
  func metrics(of font: FontRequest) -> FontMetrics

  /// Names of families that were asked for and are not there.
  var missingFamilies: Set<String> { get }
}

extension TextShaper {
  public var missingFamilies: Set<String> { [] }
}
