/// How strong text is drawn.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// Whether an app is in use.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// How a control's window stands among the others, on macOS.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { base.settings.contains(.reduceMotion) }
  public var accessibilityDifferentiateWithoutColor: Bool { base.settings.contains(.differentiateWithoutColor) }
  public var accessibilityReduceTransparency: Bool { base.settings.contains(.reduceTransparency) }
  public var accessibilityInvertColors: Bool { base.settings.contains(.invertColors) }
  public var accessibilityShowButtonShapes: Bool { base.settings.contains(.buttonShapes) }
  public var accessibilityVoiceOverEnabled: Bool { base.settings.contains(.voiceOver) }
  public var accessibilitySwitchControlEnabled: Bool { base.settings.contains(.switchControl) }
  /// Whether any assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { !base.settings.isDisjoint(with: [.voiceOver, .switchControl]) }
    set { set(.voiceOver, newValue) }
  }
  /// Animated pictures move unless less motion is wanted.
  public var accessibilityPlayAnimatedImages: Bool { !base.settings.contains(.reduceMotion) }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { base.dynamicTypeSize.isAccessibilitySize }

  public var legibilityWeight: LegibilityWeight? {
    get { base.settings.contains(.boldText) ? .bold : .regular }
    set { set(.boldText, newValue == .bold) }
  }

  public var scenePhase: ScenePhase {
    get { base.settings.contains(.inactive) ? .inactive : .active }
    set { set(.inactive, newValue != .active) }
  }
  public var controlActiveState: ControlActiveState {
    get { base.settings.contains(.inactive) ? .inactive : .key }
    set { set(.inactive, newValue == .inactive) }
  }
  /// Whether views look as in a window that is in use.
  public var appearsActive: Bool {
    get { !base.settings.contains(.inactive) }
    set { set(.inactive, !newValue) }
  }

  private mutating func set(_ setting: ViewSettings, _ isOn: Bool) {
    if isOn { base.settings.insert(setting) } else { base.settings.remove(setting) }
  }

  /// The older name of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(base.dynamicTypeSize) }
    set { base.dynamicTypeSize = DynamicTypeSize(newValue) ?? base.dynamicTypeSize }
  }

  /// The calendar for dates: the locale's own unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? base.locale.calendar }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Takes back what was done, where the app registers it.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }

  /// The screen shows less light, as one that is always on does.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  mutating func setUndoManager(_ manager: UndoManager) { self[UndoManagerKey.self] = manager }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}
private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}
private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}
private struct LuminanceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
