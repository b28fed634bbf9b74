public import Foundation

/// A text as it is written in code, with the values in it: looked up in string tables, and read as Markdown.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A value within the text.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double)
    case formatted(FormattedText)
    case specified(String, specifier: String)
    case text(Text)
  }

  /// The text with a character of its own for each argument: `argumentBase` plus its number.
  var template: String
  var arguments: [Argument] = []

  /// In plane 15 of Unicode, for private use.
  static let argumentBase: UInt32 = 0xF0000

  public init(_ value: String) { template = value }
  public init(stringLiteral value: String) { template = value }
  public init(stringInterpolation: StringInterpolation) {
    template = stringInterpolation.template
    arguments = stringInterpolation.arguments
  }

  /// The number of the argument that a character stands for.
  static func argumentIndex(_ scalar: Unicode.Scalar) -> Int? {
    scalar.value >= argumentBase && scalar.value < argumentBase + 0x1000 ? Int(scalar.value - argumentBase) : nil
  }

  /// The key by which string tables know the text, such as `Hello, %@`.
  var tableKey: String {
    guard !arguments.isEmpty else { return template }
    var key = ""
    for scalar in template.unicodeScalars {
      if let index = Self.argumentIndex(scalar), index < arguments.count {
        key += arguments[index].specifier
      } else {
        key.unicodeScalars.append(scalar)
      }
    }
    return key
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var template = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) { template.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { template += literal }

    mutating func append(_ argument: Argument) {
      guard let scalar = Unicode.Scalar(LocalizedStringKey.argumentBase + UInt32(arguments.count)) else { return }
      template.unicodeScalars.append(scalar)
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append(value._argument.value) }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.specified(value._argument.string(specifier: specifier), specifier: specifier))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(FormattedText(input, format: format)))
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.string(formatter.string(for: subject) ?? ""))
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject) {
      append(.string("\(subject)"))
    }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
      append(.string(subject.description))
    }
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }
    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        .text(
          Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }
  }
}

extension LocalizedStringKey.Argument {
  /// How the argument is named in the keys of string tables.
  var specifier: String {
    switch self {
    case .string, .formatted, .text: "%@"
    case .integer: "%lld"
    case .unsigned: "%llu"
    case .floating: "%lf"
    case .specified(_, let specifier): specifier
    }
  }
}
