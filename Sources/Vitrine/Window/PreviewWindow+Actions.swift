import Foundation
import GtkKit
import PreviewProtocol
import PreviewService

extension PreviewWindow {
  func addActions() {
    for action in WindowAction.allCases {
      let object = Action(action.rawValue) { [weak self] in self?.perform(action) }
      actions[action] = object
      window.add(object)
    }
    for toggle in WindowToggle.allCases {
      let object = Action(toggle.rawValue, isOn: isOn(toggle)) { [weak self] isOn in self?.set(toggle, isOn) }
      toggles[toggle] = object
      window.add(object)
    }
    window.add(Action("open-path", onText: { [weak self] path in self?.open(path) }))
  }

  private func isOn(_ toggle: WindowToggle) -> Bool {
    switch toggle {
    case .dark: Preferences.shared.conditions.isDark
    case .conditions: Preferences.shared.showsConditions
    case .details: Preferences.shared.showsDetails
    }
  }

  private func set(_ toggle: WindowToggle, _ isOn: Bool) {
    switch toggle {
    case .dark: changeConditions { $0.isDark = isOn }
    case .conditions:
      side.isVisible = isOn
      Preferences.shared.showsConditions = isOn
    case .details: showDetails(isOn)
    }
  }

  private func showDetails(_ isOn: Bool) {
    guard state != .idle else { return }
    details.widget.isVisible = isOn
    Preferences.shared.showsDetails = isOn
    toggles[.details]?.isOn = isOn
    refreshOutline()
  }

  func perform(_ action: WindowAction) {
    switch action {
    case .open: openWithDialog()
    case .openFolder: openFolderWithDialog()
    case .refresh: model.refresh()
    case .export: header.openExportMenu()
    case .exportPNG: exportWithDialog(.png)
    case .exportSVG: exportWithDialog(.svg)
    case .exportPDF: exportWithDialog(.pdf)
    case .copyPicture: copy()
    case .nextPreview: stepPreview(1)
    case .previousPreview: stepPreview(-1)
    case .zoomIn: canvas.step(larger: true, in: canvasView.scrolled)
    case .zoomOut: canvas.step(larger: false, in: canvasView.scrolled)
    case .naturalSize: canvas.zoom(to: 1, keeping: nil, in: canvasView.scrolled)
    case .fit:
      canvas.zoom = .fit
      Preferences.shared.zoom = 0
    case .largerType: stepType(1)
    case .smallerType: stepType(-1)
    case .problems: show(page: .problems)
    case .log: show(page: .log)
    case .outline: show(page: .outline)
    case .canvas: canvas.grabFocus()
    case .resetConditions: changeConditions { $0 = PreviewConditions(locale: Preferences.systemLocale) }
    case .resetState:
      model.resetState()
      showState()
    case .fullscreen: window.isFullscreen.toggle()
    case .leaveFullscreen: window.isFullscreen = false
    case .about: showAbout()
    case .close: window.close()
    }
  }

  private func show(page: DetailsPanel.Page) {
    showDetails(true)
    details.page = page
    details.focusPage()
    refreshOutline()
  }

  private func stepPreview(_ step: Int) {
    guard let index = model.selectedIndex, !model.previews.isEmpty else { return }
    let count = model.previews.count
    choosePreview((index + step + count) % count)
  }

  private func stepType(_ step: Int) {
    changeConditions { conditions in
      let index = (TypeSize.names.firstIndex(of: conditions.typeSize) ?? 3) + step
      guard TypeSize.names.indices.contains(index) else { return }
      conditions.typeSize = TypeSize.names[index]
    }
  }

  private func openWithDialog() {
    FileDialog.openFile(
      "Open a SwiftUI File", parent: window, folder: folder, filters: [.init("Swift files", ["*.swift"])]
    ) { [weak self] path in self?.open(path) }
  }

  private func openFolderWithDialog() {
    FileDialog.openFolder("Open a Folder or Package", parent: window, folder: folder) { [weak self] path in
      self?.open(path)
    }
  }

  /// The folder of what is open, or was last.
  var folder: String? {
    let path = model.path ?? Preferences.shared.lastFile
    return path.isEmpty ? nil : URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  func openEditor(_ path: String, line: Int, column: Int) {
    let command = SourceEditor.command(
      preference: Preferences.shared.editor, environment: ProcessInfo.processInfo.environment, file: path, line: line,
      column: column)
    Trace.write("editor \(command?.joined(separator: " ") ?? path)")
    if let command, SourceEditor.start(command) { return }
    window.show(file: path)
  }

  private func showAbout() {
    window.showAbout(
      .init(
        name: Identity.name, icon: Identity.id, version: Identity.version,
        comments:
          "Live previews of SwiftUI files.\n\nSwiftUI is a trademark of Apple Inc.; this project is not Apple’s.",
        website: "https://github.com/vitrine/vitrine", copyright: "© The Vitrine authors"))
  }
}
