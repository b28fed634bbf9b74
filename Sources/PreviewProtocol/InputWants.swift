public import Foundation

/// What the preview wants of keys and pointer, as it is now.
public struct InputWants: Hashable, Sendable {
  /// The field that has the focus; nil where none takes text.
  public var field: TextFieldState?
  /// Keys that mean something to the preview, before they mean something to the window.
  public var keys: Set<KeyChord>
  /// Whether Tab, and Tab with Shift, has somewhere to go within the preview.
  public var takesTab: Bool
  public var takesBackTab: Bool
  /// Whether views are shown that two fingers enlarge or turn.
  public var takesPinch: Bool
  /// Whether a view takes what is dragged over it now.
  public var takesDrop: Bool
  /// The shape of the pointer, as CSS names it.
  public var pointer: String

  public init(
    field: TextFieldState? = nil, keys: Set<KeyChord> = [], takesTab: Bool = false, takesBackTab: Bool = false,
    takesPinch: Bool = false, takesDrop: Bool = false, pointer: String = "default"
  ) {
    self.field = field
    self.keys = keys
    self.takesTab = takesTab
    self.takesBackTab = takesBackTab
    self.takesPinch = takesPinch
    self.takesDrop = takesDrop
    self.pointer = pointer
  }
}

/// A key with others held down.
public struct KeyChord: Hashable, Sendable {
  public var key: String
  public var modifiers: InputModifiers
  public init(_ key: String, _ modifiers: InputModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// What an input method wants to know of a field.
public struct TextFieldState: Hashable, Sendable {
  /// In points of the display list.
  public var caret: CGRect
  /// `text`, `digits`, `number`, `phone`, `url`, `email`, `name`, `password` or `pin`.
  public var purpose: String
  /// `none`, `words`, `sentences` or `characters`.
  public var capitals: String
  public var checksSpelling: Bool
  /// The text around the caret, and the caret in it, in UTF-8 bytes; empty for secrets.
  public var surrounding: String
  public var offset: Int

  public init(
    caret: CGRect, purpose: String = "text", capitals: String = "none", checksSpelling: Bool = true,
    surrounding: String = "", offset: Int = 0
  ) {
    self.caret = caret
    self.purpose = purpose
    self.capitals = capitals
    self.checksSpelling = checksSpelling
    self.surrounding = surrounding
    self.offset = offset
  }
}
