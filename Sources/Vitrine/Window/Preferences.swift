import Foundation
import GtkKit
import PreviewProtocol

/// What the program remembers from one run to the next: GSettings, or memory where the schema is not installed.
@MainActor
final class Preferences {
  static let shared = Preferences()

  private let settings: Settings?
  private var memory: [String: Any]

  init(settings: Settings? = Settings(schema: Identity.id, folder: ResourceFolder.shared.schema)) {
    self.settings = settings
    memory = [
      "window-width": 1180, "window-height": 840, "show-conditions": true, "show-details": true,
      "details-height": 160, "device": "iphone", "type-size": "large", "width": "automatic", "height": "automatic",
      "platform": "ios", "timeout": 10,
    ]
  }

  /// Whether values outlive the program.
  var isPersistent: Bool { settings != nil }

  private subscript(bool key: String) -> Bool {
    get { settings?[bool: key] ?? memory[key] as? Bool ?? false }
    set { if let settings { settings[bool: key] = newValue } else { memory[key] = newValue } }
  }
  private subscript(int key: String) -> Int {
    get { settings?[int: key] ?? memory[key] as? Int ?? 0 }
    set { if let settings { settings[int: key] = newValue } else { memory[key] = newValue } }
  }
  private subscript(double key: String) -> Double {
    get { settings?[double: key] ?? memory[key] as? Double ?? 0 }
    set { if let settings { settings[double: key] = newValue } else { memory[key] = newValue } }
  }
  private subscript(string key: String) -> String {
    get { settings?[string: key] ?? memory[key] as? String ?? "" }
    set { if let settings { settings[string: key] = newValue } else { memory[key] = newValue } }
  }

  /// In points.
  var windowSize: (width: Int, height: Int) {
    get { (self[int: "window-width"], self[int: "window-height"]) }
    set { (self[int: "window-width"], self[int: "window-height"]) = newValue }
  }
  var isMaximized: Bool {
    get { self[bool: "maximized"] }
    set { self[bool: "maximized"] = newValue }
  }
  var showsConditions: Bool {
    get { self[bool: "show-conditions"] }
    set { self[bool: "show-conditions"] = newValue }
  }
  var showsDetails: Bool {
    get { self[bool: "show-details"] }
    set { self[bool: "show-details"] = newValue }
  }
  /// Points of the pane below.
  var detailsHeight: Int {
    get { self[int: "details-height"] }
    set { self[int: "details-height"] = newValue }
  }
  var lastFile: String {
    get { self[string: "last-file"] }
    set { self[string: "last-file"] = newValue }
  }
  /// The name of the preview shown last, or its line.
  var lastPreview: String {
    get { self[string: "last-preview"] }
    set { self[string: "last-preview"] = newValue }
  }
  /// 0 for fitting.
  var zoom: Double {
    get { self[double: "zoom"] }
    set { self[double: "zoom"] = newValue }
  }
  /// A command with `{file}`, `{line}` and `{column}`; empty for what the desktop opens Swift files with.
  var editor: String {
    get { self[string: "editor"] }
    set { self[string: "editor"] = newValue }
  }
  /// Seconds after which user code that has not answered is stopped.
  var timeout: Int {
    get { self[int: "timeout"] }
    set { self[int: "timeout"] = newValue }
  }
  /// The files that are open, one a line; not empty at the start after an unclean exit.
  var openFiles: [String] {
    get { self[string: "open-files"].split(separator: "\n").map(String.init) }
    set {
      self[string: "open-files"] = newValue.joined(separator: "\n")
      Settings.sync()
    }
  }

  var conditions: PreviewConditions {
    get {
      let platform: PreviewPlatform = self[string: "platform"] == "macos" ? .macos : .ios
      let locale = self[string: "locale"]
      return PreviewConditions(
        width: ProposedLength(words: self[string: "width"]), height: ProposedLength(words: self[string: "height"]),
        device: DeviceProfile(named: self[string: "device"]) ?? .standard(for: platform), platform: platform,
        isDark: self[bool: "dark"],
        typeSize: TypeSize.names.contains(self[string: "type-size"]) ? self[string: "type-size"] : TypeSize.standard,
        isRightToLeft: self[bool: "right-to-left"], locale: locale.isEmpty ? Self.systemLocale : locale,
        settings: PreviewSettings(words: self[string: "device-settings"]) ?? [],
        horizontalClass: SizeClassChoice(word: self[string: "horizontal-class"]) ?? .device,
        verticalClass: SizeClassChoice(word: self[string: "vertical-class"]) ?? .device)
    }
    set {
      self[string: "width"] = newValue.width.words
      self[string: "height"] = newValue.height.words
      self[string: "device"] = newValue.device.name
      self[string: "platform"] = newValue.platform == .macos ? "macos" : "ios"
      self[bool: "dark"] = newValue.isDark
      self[string: "type-size"] = newValue.typeSize
      self[bool: "right-to-left"] = newValue.isRightToLeft
      self[string: "device-settings"] = newValue.settings.words
      self[string: "horizontal-class"] = newValue.horizontalClass.word
      self[string: "vertical-class"] = newValue.verticalClass.word
      self[string: "locale"] = newValue.locale == Self.systemLocale ? "" : newValue.locale
    }
  }

  static var systemLocale: String {
    let identifier = Locale.current.identifier
    return identifier.isEmpty || identifier == "en_001" ? "en_US" : identifier
  }
}

extension ProposedLength {
  /// As it is kept in the settings.
  var words: String {
    switch self {
    case .automatic: "automatic"
    case .ideal: "ideal"
    case .minimum: "minimum"
    case .maximum: "maximum"
    case .points(let points): String(points)
    }
  }

  init(words: String) {
    switch words {
    case "ideal": self = .ideal
    case "minimum": self = .minimum
    case "maximum": self = .maximum
    default: self = Double(words).map { $0.isFinite && $0 >= 0 ? .points($0) : .automatic } ?? .automatic
    }
  }
}

/// The names by which the desktop knows the program.
enum Identity {
  static let id = "io.github.vitrine.Vitrine"
  static let name = "Vitrine"
  static let version = "0.1.0"
}
