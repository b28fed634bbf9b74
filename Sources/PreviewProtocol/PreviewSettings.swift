/// What a person has set for the whole device, as views can ask for it.
public struct PreviewSettings: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let reduceMotion = PreviewSettings(rawValue: 1 << 0)
  public static let increaseContrast = PreviewSettings(rawValue: 1 << 1)
  public static let boldText = PreviewSettings(rawValue: 1 << 2)
  public static let differentiateWithoutColor = PreviewSettings(rawValue: 1 << 3)
  public static let reduceTransparency = PreviewSettings(rawValue: 1 << 4)
  public static let buttonShapes = PreviewSettings(rawValue: 1 << 5)
  public static let voiceOver = PreviewSettings(rawValue: 1 << 6)
  public static let switchControl = PreviewSettings(rawValue: 1 << 7)
  public static let invertColors = PreviewSettings(rawValue: 1 << 8)
  /// The app is in sight but not in use.
  public static let inactive = PreviewSettings(rawValue: 1 << 9)

  /// Each setting by the word that stands for it on the command line, in the order in which people see them.
  public static let words: KeyValuePairs<String, PreviewSettings> = [
    "reduce-motion": .reduceMotion, "increase-contrast": .increaseContrast, "bold-text": .boldText,
    "differentiate-without-color": .differentiateWithoutColor, "reduce-transparency": .reduceTransparency,
    "button-shapes": .buttonShapes, "voice-over": .voiceOver, "switch-control": .switchControl,
    "invert-colors": .invertColors, "inactive": .inactive,
  ]

  /// The settings by their words, with `+` or commas between; `none` for none.
  /// - Returns: nil where a word is none of a setting.
  public init?(words text: String) {
    self = []
    guard text != "none" else { return }
    for word in text.split(whereSeparator: { "+,".contains($0) }) {
      guard let setting = Self.words.first(where: { $0.key == word })?.value else { return nil }
      insert(setting)
    }
  }

  public var words: String {
    let words = Self.words.filter { contains($0.value) }.map(\.key)
    return words.isEmpty ? "none" : words.joined(separator: "+")
  }
}

/// How much room an axis is said to have.
public enum SizeClassChoice: UInt8, Hashable, Sendable, CaseIterable {
  /// As the device has it.
  case device
  case compact, regular

  /// The word on the command line.
  public var word: String { "\(self)" }
  public init?(word: String) {
    guard let choice = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = choice
  }
}
