public import Foundation

/// A stretch of text that is laid out in lines.
public nonisolated struct Text: Equatable, Sendable {
  /// What the text says, before its modifiers.
  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, folder: String?)
    case attributed(AttributedString)
    case formatted(FormattedText)
    case date(DateText)
    case image(Image)
    case joined(Text, Text)
  }

  var content: Content
  /// In the order in which they were called: the first ones are nearest to the text and win.
  var modifiers: [TextModifier] = []

  init(content: Content) { self.content = content }

  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// A text that is not translated and has no Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  /// A text that is looked up in the string tables; its Markdown is shown as styles.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = .localized(key, table: tableName, folder: bundle?.resourcePath)
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    content = .localized(resource.key, table: resource.table, folder: nil)
  }

  // A literal can be an attributed string too, but means a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }

  /// A picture among text.
  public init(_ image: Image) { content = .image(image) }

  /// A value by a format, in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .formatted(FormattedText(input, format: format))
  }

  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = .verbatim(formatter.string(for: subject) ?? "")
  }

  public init(_ date: Date, style: DateStyle) { content = .date(.style(date, style)) }
  public init(_ dates: ClosedRange<Date>) { content = .date(.interval(dates.lowerBound, dates.upperBound)) }
  public init(_ interval: DateInterval) { content = .date(.interval(interval.start, interval.end)) }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    content = .date(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(content: .joined(lhs, rhs)) }
}

extension Text {
  /// How a date is written.
  public nonisolated struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Hashable, Codable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  /// Where a line that is too long loses characters.
  public nonisolated enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Whether letters are all made capital or small.
  public nonisolated enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A size beside that of the font.
  public nonisolated struct Scale: Hashable, Sendable {
    let factor: CGFloat

    public static let `default` = Scale(factor: 1)
    /// For units and the like beside a main text.
    public static let secondary = Scale(factor: 0.75)
  }

  /// A line under or through text.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    public struct Pattern: Hashable, Sendable {
      enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
      let kind: Kind

      public static let solid = Pattern(kind: .solid)
      public static let dot = Pattern(kind: .dot)
      public static let dash = Pattern(kind: .dash)
      public static let dashDot = Pattern(kind: .dashDot)
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    var pattern: Pattern
    /// nil for the text's own paint.
    var color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}
