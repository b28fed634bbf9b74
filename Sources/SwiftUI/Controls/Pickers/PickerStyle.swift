/// How pickers look; the styles are the framework's own.
public protocol PickerStyle {
  var _kind: _PickerKind { get }
}

/// The looks of pickers.
public enum _PickerKind: Hashable, Sendable {
  case automatic, menu, segmented, wheel, inline, navigationLink, radioGroup, palette
}

/// The platform's own look: a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .automatic }
}
/// A button that opens a menu.
public nonisolated struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
/// A button that opens a menu, on macOS.
public nonisolated struct PopUpButtonPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
/// Segments side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .segmented }
}
/// A wheel that turns.
public nonisolated struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .wheel }
}
/// The values among the views around.
public nonisolated struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .inline }
}
/// A row that leads to the values.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .navigationLink }
}
/// Buttons of which one is on.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .radioGroup }
}
/// Pictures side by side.
public nonisolated struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerKindKey: EnvironmentKey {
  static var defaultValue: _PickerKind { .automatic }
}

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }
}
