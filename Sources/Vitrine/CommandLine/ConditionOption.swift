import PreviewProtocol

/// The options that are conditions of a preview; those that others depend on first.
enum ConditionOption: String, CaseIterable, Hashable {
  case platform, device, width, height, scheme
  case typeSize = "type-size"
  case direction, locale, scale, settings
  case horizontalClass = "horizontal-class"
  case verticalClass = "vertical-class"

  /// - Throws: `UsageError.badValue`.
  func apply(_ value: String, to conditions: inout PreviewConditions) throws(UsageError) {
    switch self {
    case .platform:
      conditions.platform = try Self.platform(value)
      conditions.device = .standard(for: conditions.platform)
      conditions.scale = conditions.device.scale
    case .device:
      guard let device = DeviceProfile(named: value) else {
        throw bad(value, "one of \(DeviceProfile.known.map(\.name).joined(separator: ", "))")
      }
      conditions.device = device
      conditions.scale = device.scale
    case .width: conditions.width = try length(value)
    case .height: conditions.height = try length(value)
    case .scheme:
      guard ["light", "dark"].contains(value) else { throw bad(value, "light or dark") }
      conditions.isDark = value == "dark"
    case .typeSize:
      guard TypeSize.names.contains(value) else { throw bad(value, "one of \(TypeSize.names.joined(separator: ", "))") }
      conditions.typeSize = value
    case .direction:
      guard ["ltr", "rtl"].contains(value) else { throw bad(value, "ltr or rtl") }
      conditions.isRightToLeft = value == "rtl"
    case .locale:
      guard let first = value.first, first.isLetter else { throw bad(value, "an identifier such as de_AT") }
      conditions.locale = value
    case .scale:
      guard let scale = Double(value), scale > 0, scale <= 16 else { throw bad(value, "a number up to 16") }
      conditions.scale = scale
    case .settings:
      guard let settings = PreviewSettings(words: value) else {
        throw bad(value, "none, or of \(PreviewSettings.words.map(\.key).joined(separator: ", ")), joined by +")
      }
      conditions.settings = settings
    case .horizontalClass: conditions.horizontalClass = try sizeClass(value)
    case .verticalClass: conditions.verticalClass = try sizeClass(value)
    }
  }

  private func sizeClass(_ value: String) throws(UsageError) -> SizeClassChoice {
    guard let choice = SizeClassChoice(word: value) else { throw bad(value, "device, compact or regular") }
    return choice
  }

  static func platform(_ value: String) throws(UsageError) -> PreviewPlatform {
    switch value {
    case "ios": .ios
    case "macos": .macos
    default: throw .badValue(option: "--platform", value: value, expected: "ios or macos")
    }
  }

  /// In points; far more than any screen has, and little enough for sums of it to be exact.
  private static let longest = 100_000.0

  private func length(_ value: String) throws(UsageError) -> ProposedLength {
    switch value {
    case "nil": return .ideal
    case "0": return .minimum
    case "inf": return .maximum
    default:
      guard let points = Double(value), points >= 0, points <= Self.longest else {
        throw bad(value, "a number of points up to \(Int(Self.longest)), nil, 0 or inf")
      }
      return .points(points)
    }
  }

  private func bad(_ value: String, _ expected: String) -> UsageError {
    .badValue(option: "--\(rawValue)", value: value, expected: expected)
  }
}
