import Foundation
import GtkKit

/// The few choices that are not about one preview.
@MainActor
final class PreferencesWindow {
  var onClosed: (@MainActor () -> Void)?
  private let window: Window
  private let editor: Entry
  private let timeout: Adjustment

  init(_ application: Application, over parent: Window?) {
    window = Window(application)
    if let parent { window.stays(over: parent) }
    window.setTitlebar(HeaderBar())
    window.title = "Preferences"
    let preferences = Preferences.shared
    editor = Entry(text: preferences.editor, hint: "code --goto {file}:{line}:{column}")
    editor.expandsHorizontally = true
    editor.onCommit { [weak editor] in
      guard let editor else { return }
      Preferences.shared.editor = editor.text
    }
    timeout = Adjustment(value: Double(preferences.timeout), in: 1...120, step: 1, page: 10)
    timeout.onChange { [weak timeout] in
      guard let timeout else { return }
      Preferences.shared.timeout = Int(timeout.value)
    }
    let column = Box(.vertical, spacing: 6)
    column.setMargins(top: 18, leading: 18, bottom: 18, trailing: 18)
    column.append(Self.label("_Editor command", for: editor))
    column.append(editor)
    column.append(
      Self.hint("Opens the place of a problem. Left empty, $VISUAL or the desktop’s editor is used."))
    let spin = SpinButton(timeout)
    let label = Self.label("_Stop a preview that does not answer within", for: spin)
    label.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 6, [label, spin, Label("seconds")])
    row.setMargins(top: 12)
    column.append(row)
    column.append(Self.hint("Applies to windows opened from now on."))
    window.setChild(column)
    window.setDefaultSize(width: 480, height: -1)
    window.closesWithEscape()
    window.onClose { [weak self] in self?.onClosed?() }
  }

  private static func label(_ title: String, for control: Widget) -> Label {
    let label = Label("")
    label.setMnemonic(title, for: control)
    label.xAlignment = 0
    control.setLabelled(by: label)
    return label
  }

  private static func hint(_ text: String) -> Label {
    let label = Label(text, classes: ["caption", "dim-label"])
    label.xAlignment = 0
    label.wraps(maxCharacters: 50)
    return label
  }

  func present() { window.present() }
}
