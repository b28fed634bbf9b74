import Foundation

/// Something that can have the focus: the next key is for it.
@MainActor
protocol FocusItem: AnyObject {
  var canBecomeFocused: Bool { get }
  /// Whether Tab comes to it.
  var isTabStop: Bool { get }
  func focusDidChange(_ isFocused: Bool)
  /// Where text that a person types goes.
  var textInput: TextInputController? { get }
}

extension FocusItem {
  var isTabStop: Bool { canBecomeFocused }
  var textInput: TextInputController? { nil }
}

/// Ties the focus in a view to a value.
@MainActor
protocol FocusBinding: AnyObject {
  /// Where the value is kept.
  var location: AnyObject { get }
  /// The value says that the view has the focus.
  var wantsFocus: Bool { get }
  /// Tells the value that the focus has come to the view, or left it.
  func setFocused(_ isFocused: Bool)
}
