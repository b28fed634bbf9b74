import Foundation
import GtkKit

/// What is seen where there is no picture: an icon, a title, a sentence and perhaps something to do.
@MainActor
final class PlaceholderPage {
  let widget: ScrolledWindow
  private let icon: Image
  private let title = Label("", classes: ["title-1"])
  private let text = Label("", classes: ["dim-label"])
  private let buttons: Box
  private let first: Widget?

  init(icon name: String, _ buttons: [Widget] = []) {
    icon = Image(icon: name, size: 96)
    title.wraps(maxCharacters: 40)
    title.centers()
    text.wraps(maxCharacters: 60)
    text.centers()
    first = buttons.first
    self.buttons = Box(.vertical, spacing: 12, buttons)
    self.buttons.horizontalAlignment = .center
    self.buttons.setMargins(top: 12)
    let column = Box(.vertical, spacing: 12, [icon, title, text, self.buttons])
    column.addClass("placeholder")
    column.verticalAlignment = .center
    column.horizontalAlignment = .center
    column.expandsVertically = true
    widget = ScrolledWindow(column, scrollsHorizontally: false)
  }

  func show(icon name: String? = nil, _ title: String, _ text: String) {
    if let name { setIcon(name) }
    self.title.text = title
    self.text.text = text
  }

  /// Symbols are quiet; the application's own icon has its colours.
  private func setIcon(_ name: String) {
    icon.setIcon(name)
    if name.hasSuffix("-symbolic") { icon.addClass("dim-label") } else { icon.removeClass("dim-label") }
  }

  /// Puts the focus on the first thing to do.
  func focusFirst() { first?.grabFocus() }

  /// The page of a window without a file.
  static func welcome() -> PlaceholderPage {
    let open = Button(title: "_Open…", action: "win.\(WindowAction.open.rawValue)")
    open.addClass("suggested-action")
    open.addClass("pill")
    open.horizontalAlignment = .center
    var widgets: [Widget] = [open]
    let examples = ResourceFolder.shared.exampleFiles
    if !examples.isEmpty {
      let heading = Label("Or begin with an example", classes: ["dim-label", "caption"])
      heading.setMargins(top: 12)
      let list = FlowBox(maxColumns: 3)
      for path in examples {
        list.append(Button(title: ResourceFolder.title(of: path), action: "win.open-path", text: path))
      }
      widgets += [heading, list]
    }
    let page = PlaceholderPage(icon: Identity.id, widgets)
    page.show("Vitrine", "Open a SwiftUI file, or drop one here. It is drawn again at every save.")
    return page
  }
}
