internal import LayoutCore

/// A key that activates a control wherever the focus is.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// Whether the key has the same place on all keyboards.
  public struct Localization: Hashable, Sendable {
    private let number: Int
    public static let automatic = Localization(number: 0)
    public static let withoutMirroring = Localization(number: 1)
    public static let custom = Localization(number: 2)
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return, for what is done by default.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for what leaves without doing anything.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether it is what was pressed. Control counts as Command, whose place it has on this keyboard.
  func matches(_ press: KeyPress) -> Bool {
    let kept: EventModifiers = [.shift, .option, .command, .control]
    var (wanted, pressed) = (modifiers.intersection(kept), press.modifiers.intersection(kept))
    let key = self.key.character.lowercased()
    // A capital asks for Shift; signs that need it on a keyboard do not.
    if self.key.character.isUppercase { wanted.insert(.shift) }
    if !wanted.contains(.shift), !self.key.character.isLetter, !self.key.character.isNumber, !self.key.isNamed {
      pressed.remove(.shift)
    }
    guard press.key.character.lowercased() == key else { return false }
    if wanted == pressed { return true }
    guard wanted.contains(.command), !wanted.contains(.control) else { return false }
    wanted.remove(.command)
    wanted.insert(.control)
    return wanted == pressed
  }
}

extension KeyEquivalent {
  /// Whether it is a key that types nothing, such as an arrow.
  var isNamed: Bool {
    character.unicodeScalars.contains { $0.value < 32 || $0.value == 127 || (0xF700...0xF8FF).contains($0.value) }
  }
}

/// Activates the first control in a view by a key.
public nonisolated struct _KeyboardShortcutModifier: DecorationModifier {
  public typealias Body = Never
  let shortcut: KeyboardShortcut?

  final class Keeper: DecorationKeeper {
    private let responder: ShortcutResponder
    init(_ modifier: _KeyboardShortcutModifier, _ node: ViewNode) {
      responder = ShortcutResponder(node.graph)
      responder.shortcut = modifier.shortcut
      responder.isEnabled = node.environment.isEnabled
    }
    func renew(_ modifier: _KeyboardShortcutModifier, _ node: ViewNode) -> Bool {
      responder.shortcut = modifier.shortcut
      return false
    }
    func environmentDidChange(_ node: ViewNode) { responder.isEnabled = node.environment.isEnabled }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      responder.node = root
      graph.info[root.offset].decorations.append(.responder(responder))
    }
  }
}

final class ShortcutResponder: Responder {
  private unowned let graph: ViewGraph
  var shortcut: KeyboardShortcut?
  var isEnabled = true
  var node: LayoutID?

  init(_ graph: ViewGraph) { self.graph = graph }

  override func performShortcut(_ press: KeyPress) -> Bool {
    guard isEnabled, let shortcut, shortcut.matches(press), let node else { return false }
    var control: PressResponder?
    graph.input.visit(node) { responder, _ in
      if control == nil, let found = responder as? PressResponder, found.isEnabled { control = found }
    }
    control?.modifier.action()
    return control != nil
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The key that activates the controls here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut)).environment(\.keyboardShortcut, shortcut)
  }
}
