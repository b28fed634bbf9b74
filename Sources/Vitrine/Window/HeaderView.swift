import Foundation
import GtkKit
import PreviewProtocol

/// The bar at the top of a window.
@MainActor
final class HeaderView {
  let bar = HeaderBar()
  let previews = DropDown(["No preview"])
  let devices = DropDown(DeviceProfile.known.map(\.title))
  private let title = Label("Vitrine", classes: ["title"])
  private let subtitle = Label("", classes: ["subtitle", "dim-label"])
  private let recent = Menu()
  private let menu = MenuButton(icon: "open-menu-symbolic", tooltip: "Main menu (F10)")
  private let export = MenuButton(icon: "document-save-symbolic", tooltip: "Save or copy the picture")

  init() {
    let open = Button(title: "Open", action: "win.\(WindowAction.open.rawValue)")
    open.tooltip = "Open a file (Ctrl+O)"
    let arrow = MenuButton(icon: "pan-down-symbolic", tooltip: "Recent files")
    arrow.setMenu(recent)
    let split = Box(.horizontal, [open, arrow])
    split.addClass("linked")
    previews.setAccessibleLabel("Preview")
    previews.tooltip = "Preview (Ctrl+Page Up, Ctrl+Page Down)"
    previews.isSensitive = false
    devices.setAccessibleLabel("Device")
    devices.tooltip = "Device"
    bar.packStart(split)
    bar.packStart(previews)

    title.ellipsizes(.middle)
    subtitle.ellipsizes(.middle)
    let titles = Box(.vertical, [title, subtitle])
    titles.verticalAlignment = .center
    bar.setTitle(titles)

    menu.setMenu(Self.mainMenu())
    menu.isPrimary()
    export.setMenu(Self.exportMenu())
    bar.packEnd(menu)
    bar.packEnd(
      ToggleButton(icon: "sidebar-show-right-symbolic", tooltip: "Conditions (F9)", action: toggle(.conditions)))
    bar.packEnd(export)
    bar.packEnd(
      Button(icon: "view-refresh-symbolic", tooltip: "Build and show again (Ctrl+R)", action: action(.refresh)))
    bar.packEnd(
      ToggleButton(icon: "weather-clear-night-symbolic", tooltip: "Dark appearance (Ctrl+D)", action: toggle(.dark)))
    bar.packEnd(devices)
  }

  func show(path: String?) {
    guard let path else {
      title.text = Identity.name
      subtitle.isVisible = false
      return
    }
    let url = URL(fileURLWithPath: path)
    title.text = url.lastPathComponent
    subtitle.text = Self.abbreviated(url.deletingLastPathComponent().path)
    subtitle.isVisible = true
  }

  /// The path with `~` for the user's home folder.
  private static func abbreviated(_ path: String) -> String {
    let home = NSHomeDirectory()
    guard path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  func show(_ previews: [ScannedPreview], selected: Int?) {
    self.previews.setTitles(previews.isEmpty ? ["No preview"] : previews.map(\.title))
    self.previews.selected = previews.isEmpty ? 0 : selected
    self.previews.isSensitive = previews.count > 1
  }

  func show(recent paths: [String]) {
    recent.removeAll()
    let files = Menu()
    for path in paths {
      files.append(
        URL(fileURLWithPath: path).lastPathComponent.replacingOccurrences(of: "_", with: "__"),
        action: "win.open-path", text: path)
    }
    if !paths.isEmpty { recent.appendSection("Recent", files) }
    let examples = Menu()
    for path in ResourceFolder.shared.exampleFiles {
      examples.append(
        ResourceFolder.title(of: path), action: "win.open-path", text: path)
    }
    recent.appendSection("Examples", examples)
    let others = Menu()
    others.append("Open a _Folder…", action: action(.openFolder))
    recent.appendSection(nil, others)
  }

  func openExportMenu() { export.open() }

  private static func mainMenu() -> Menu {
    let menu = Menu()
    let files = Menu()
    files.append("_New Window", action: "app.\(ApplicationAction.newWindow.rawValue)")
    files.append("Open _Folder…", action: action(.openFolder))
    let view = Menu()
    view.append("_Conditions", action: toggle(.conditions))
    view.append("_Details", action: toggle(.details))
    view.append("F_ull Screen", action: action(.fullscreen))
    let preview = Menu()
    preview.append("_Refresh", action: action(.refresh))
    preview.append("Reset _State", action: action(.resetState))
    let program = Menu()
    program.append("_Preferences", action: "app.\(ApplicationAction.preferences.rawValue)")
    program.append("_Keyboard Shortcuts", action: "win.show-help-overlay")
    program.append("_About Vitrine", action: action(.about))
    for section in [files, preview, view, program] { menu.appendSection(nil, section) }
    return menu
  }

  private static func exportMenu() -> Menu {
    let menu = Menu()
    let files = Menu()
    files.append("Save as _PNG…", action: action(.exportPNG))
    files.append("Save as _SVG…", action: action(.exportSVG))
    files.append("Save as P_DF…", action: action(.exportPDF))
    let clipboard = Menu()
    clipboard.append("_Copy Picture", action: action(.copyPicture))
    menu.appendSection(nil, files)
    menu.appendSection(nil, clipboard)
    return menu
  }
}

private func action(_ action: WindowAction) -> String { "win.\(action.rawValue)" }
private func toggle(_ toggle: WindowToggle) -> String { "win.\(toggle.rawValue)" }

extension ScannedPreview {
  /// As people read it.
  var title: String { name ?? "Line \(line)" }
}
