public import Foundation

/// What a person did in the canvas; points in the coordinates of the display list.
public enum InputEvent: Hashable, Sendable {
  public enum Phase: UInt8, Hashable, Sendable { case began, moved, ended, cancelled }

  /// The first button, or a finger.
  case pointer(Phase, CGPoint, clickCount: Int, modifiers: InputModifiers)
  /// The second button was pressed, as for a menu.
  case secondaryClick(CGPoint, modifiers: InputModifiers)
  /// Where the pointer is; nil where it has left.
  case hover(CGPoint?)
  case scroll(ScrollInput)
  /// Two fingers on a touchpad: the factor and the angle, in radians, since they began.
  case pinch(Phase, CGPoint, scale: Double, angle: Double)
  case key(KeyInput)
  /// What an input method is composing, with its caret, in characters.
  case preedit(String, caret: Int)
  /// Text that is typed, as an input method has composed it.
  case text(String)
  /// The clipboard's text, which the preview has asked for.
  case paste(String)
  /// Files or text that a person drags over the canvas from elsewhere.
  case drop(DropInput)
  /// The canvas has got the keyboard, or lost it.
  case focus(Bool)
}

/// Keys that are held down.
public struct InputModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let shift = InputModifiers(rawValue: 1)
  public static let control = InputModifiers(rawValue: 2)
  public static let alt = InputModifiers(rawValue: 4)
  public static let `super` = InputModifiers(rawValue: 8)
}

/// A key that went down or up.
public struct KeyInput: Hashable, Sendable {
  public enum Phase: UInt8, Hashable, Sendable { case down, again, up }
  public var phase: Phase
  /// The key by the character that it types or, for keys that type nothing, that stands for it on Apple's platforms.
  public var key: String
  /// What it types.
  public var characters: String
  public var modifiers: InputModifiers

  public init(_ key: String, characters: String = "", modifiers: InputModifiers = [], phase: Phase = .down) {
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
    self.phase = phase
  }
}

/// A step of scrolling.
public struct ScrollInput: Hashable, Sendable {
  public enum Phase: UInt8, Hashable, Sendable {
    /// A notch of a wheel, which comes to rest at once.
    case notch
    /// Fingers on a touchpad.
    case began, moved, ended
  }
  public var point: CGPoint
  /// How far the content moves up and to the left, in points.
  public var delta: CGSize
  public var phase: Phase
  /// At the end: how fast the fingers were, in points a second.
  public var velocity: CGSize

  public init(_ point: CGPoint, delta: CGSize, phase: Phase = .notch, velocity: CGSize = .zero) {
    self.point = point
    self.delta = delta
    self.phase = phase
    self.velocity = velocity
  }
}

/// A step of dragging something over the canvas from elsewhere.
public struct DropInput: Hashable, Sendable {
  public enum Phase: UInt8, Hashable, Sendable { case entered, moved, left, dropped }
  public var phase: Phase
  public var point: CGPoint
  /// Paths of files.
  public var files: [String]
  public var text: String?

  public init(_ phase: Phase, _ point: CGPoint, files: [String] = [], text: String? = nil) {
    self.phase = phase
    self.point = point
    self.files = files
    self.text = text
  }
}
