internal import DrawingCore

/// What assistive technologies are told of a view besides what it shows.
struct AccessibilityProperties {
  var label, value, hint, identifier: String?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var isHidden: Bool?
  var sortPriority: Double?
  var heading: AccessibilityHeadingLevel?
  var children: AccessibilityChildBehavior?
  var inputLabels: [String] = []
  /// The names of what can be done, the default action being "activate".
  var actions: [String] = []
  /// Values with their own labels, as `label: value`.
  var content: [String] = []
  var rotors: [String] = []
  var respondsToUserInteraction: Bool?

  /// The properties in words, for `explain`.
  var report: AccessibilityReport {
    var notes: [String] = []
    if let sortPriority { notes.append("sort priority \(sortPriority.formatted())") }
    if let heading { notes.append(heading == .unspecified ? "heading" : "heading \(heading.rawValue)") }
    if let children { notes.append("children \(children.name)") }
    if respondsToUserInteraction == false { notes.append("no interaction") }
    notes += inputLabels.map { "input label \($0)" } + actions.map { "action \($0)" } + rotors.map { "rotor \($0)" }
    return AccessibilityReport(
      label: label, value: value, hint: hint, identifier: identifier,
      traits: addedTraits.subtracting(removedTraits).names + removedTraits.names.map { "not \($0)" },
      isHidden: isHidden == true, notes: notes + content)
  }
}

/// What a view is for.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  private static let allNames = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey",
    "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
    "causesPageTurn", "isModal", "isToggle", "isTabBar",
  ]

  var names: [String] {
    Self.allNames.enumerated().filter { contains(AccessibilityTraits(rawValue: 1 << $0.offset)) }.map(\.element)
  }
}

/// How the elements in a view are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// As if they were not there.
  public static let ignore = AccessibilityChildBehavior(name: "ignored")
  /// As elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contained")
  /// As one element with all their properties.
  public static let combine = AccessibilityChildBehavior(name: "combined")
}

/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// What can be done with a view.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "activate")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

extension AccessibilityActionKind {
  public init(named name: Text) { self.init(name: name.plainString(in: EnvironmentValues())) }
}

/// What a text is about.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension Text {
  /// What the text says, without its looks.
  nonisolated func plainString(in environment: EnvironmentValues) -> String {
    let fonts = environment.fontContext
    let context = TextContext(
      font: fonts.defaultFont, fonts: fonts, resolution: environment.resolution, locale: environment.locale)
    return TextResolver.resolve(self, in: context).string
  }
}
