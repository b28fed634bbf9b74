internal import Foundation

/// A value with the format by which it is written.
nonisolated struct FormattedText: Equatable, @unchecked Sendable {
  private class Box {
    func string(in locale: Locale) -> String { "" }
    func isEqual(to other: Box) -> Bool { false }
  }

  private final class TypedBox<F: FormatStyle>: Box where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    init(_ input: F.FormatInput, _ format: F) {
      self.input = input
      self.format = format
    }
    override func string(in locale: Locale) -> String { format.locale(locale).format(input) }
    override func isEqual(to other: Box) -> Bool {
      guard let other = other as? TypedBox<F> else { return false }
      return other.input == input && other.format == format
    }
  }

  private let box: Box

  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    box = TypedBox(input, format)
  }

  func string(in locale: Locale) -> String { box.string(in: locale) }

  static func == (lhs: FormattedText, rhs: FormattedText) -> Bool { lhs.box.isEqual(to: rhs.box) }
}
