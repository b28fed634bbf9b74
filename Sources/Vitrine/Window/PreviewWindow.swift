import Foundation
import GskPainter
import GtkKit
import PreviewProtocol
import PreviewService

/// A window and the source that it shows.
@MainActor
final class PreviewWindow {
  let window: Window
  let header = HeaderView()
  let conditionsPanel = ConditionsPanel()
  let details = DetailsPanel()
  let canvasView = CanvasView()
  let status = StatusBar()
  let pages = Stack()
  let side: Box
  let paned = Paned(.vertical)
  let welcome = PlaceholderPage.welcome()
  let message: PlaceholderPage
  var toggles: [WindowToggle: Action] = [:]
  var actions: [WindowAction: Action] = [:]

  let model: LivePreview
  /// What the canvas was last dimmed for; a compile under way leaves it as it was.
  var isOutOfDate = false
  /// Whether the picture shown was laid out for the dark, and from which request it is.
  var isGroundDark = false
  var shownSerial: UInt32?
  /// The nodes of the picture that is shown.
  let paintMemory = PaintMemory()
  /// Which preview to choose when the previews of the file that was opened are first known.
  var wantedPreview: String?
  var outlineTask: Task<Void, Never>?
  var onClosed: (@MainActor (PreviewWindow) -> Void)?
  var onPathChange: (@MainActor () -> Void)?
  var canvas: Canvas { canvasView.canvas }

  init(_ application: Application) {
    let preferences = Preferences.shared
    window = Window(application)
    model = LivePreview(
      conditions: preferences.conditions, timeout: Double(max(preferences.timeout, 1)),
      rasterize: { await Picture.pixels(of: $0, scale: $1) })
    let refresh = Button(title: "_Refresh", action: "win.\(WindowAction.refresh.rawValue)")
    refresh.addClass("pill")
    message = PlaceholderPage(icon: "dialog-information-symbolic", [refresh])
    side = Box(.vertical, [conditionsPanel.widget])
    side.addClass("side")
    side.expandsHorizontally = false
    conditionsPanel.widget.expandsVertically = true
    build()
    addActions()
    listen()
    showPath()
    showState()
    conditionsPanel.show(preferences.conditions)
    showDevice(preferences.conditions.device)
  }

  private func build() {
    let preferences = Preferences.shared
    pages.add(welcome.widget, name: "welcome")
    pages.add(message.widget, name: "message")
    pages.add(canvasView.widget, name: "canvas")
    pages.crossfades()
    pages.expandsHorizontally = true
    pages.expandsVertically = true
    paned.setStart(pages, resizes: true)
    paned.setEnd(details.widget, resizes: false)
    paned.expandsHorizontally = true
    side.isVisible = preferences.showsConditions
    details.widget.isVisible = preferences.showsDetails
    let middle = Box(.horizontal, [paned, side])
    middle.expandsVertically = true
    let root = Box(.vertical, [middle, status.widget])
    root.addClass("drop-target")
    root.onDrop { [weak self] paths in
      guard let self, let path = paths.first else { return false }
      self.open(path)
      return true
    }
    window.setTitlebar(header.bar)
    window.setChild(root)
    window.addClass("vitrine")
    let size = preferences.windowSize
    window.setDefaultSize(width: max(size.width, 640), height: max(size.height, 420))
    if preferences.isMaximized { window.isMaximized = true }
    if let shortcuts = ShortcutsWindow(ShortcutsWindow.Group.all) { window.setHelp(shortcuts) }
    // The pane below keeps its height: the handle is counted from the top.
    paned.position = max(size.height - preferences.detailsHeight - 80, 200)
    canvas.zoom = preferences.zoom > 0 ? .factor(preferences.zoom) : .fit
  }

  private func listen() {
    model.onChange = { [weak self] change in self?.show(change) }
    header.previews.onSelect { [weak self] index in self?.choosePreview(index) }
    header.devices.onSelect { [weak self] index in
      self?.changeConditions {
        $0.device = DeviceProfile.known[index]
        $0.scale = $0.device.scale
      }
    }
    conditionsPanel.onChange { [weak self] conditions in self?.changeConditions { $0 = conditions } }
    canvasView.onInput { [weak self] event in
      guard let self, !self.isOutOfDate else { return }
      self.model.send(event)
    }
    canvasView.openFile = { [weak self] in self?.open($0) }
    window.onKeyBefore { [weak self] key in self?.canvasView.takeBeforeWindow(key) ?? false }
    model.onCopy = { [weak self] text in
      self?.canvas.copy(text)
      Trace.write("copied text")
    }
    model.onPasteRequest = { [weak self] in
      self?.canvas.paste { text in self?.model.send(.paste(text)) }
    }
    canvas.onZoomChange { [weak self] in
      guard let self else { return }
      self.status.show(zoom: self.canvas.factor)
      Trace.write("zoom \(self.canvas.factor)")
      if case .factor(let factor) = self.canvas.zoom { Preferences.shared.zoom = factor }
    }
    if Trace.isOn { canvas.onDrawn { [weak self] in self?.traceDrawn() } }
    details.onOpen { [weak self] issue in
      guard let self, let path = issue.path else { return }
      self.openEditor(path, line: issue.line, column: issue.column)
    }
    details.onSwitch { [weak self] in self?.refreshOutline() }
    details.outline.onSelect { [weak self] view in
      guard let self else { return }
      self.canvas.highlight = view?.frame
      if let frame = view?.frame { self.canvas.reveal(frame, in: self.canvasView.scrolled) }
    }
    details.outline.onOpen { [weak self] line in
      guard let self, let path = self.model.path else { return }
      self.openEditor(path, line: line, column: 1)
    }
    window.onClose { [weak self] in self?.closed() }
    window.onMap { Trace.write("mapped") }
  }

  func present() {
    header.show(recent: RecentFiles.list(application: Identity.name, limit: 10))
    window.present()
    if state == .idle { welcome.focusFirst() } else { canvas.grabFocus() }
  }

  /// Opens a source in this window.
  /// - Parameter isPaused: nothing is built until a person refreshes.
  func open(_ path: String, isPaused: Bool = false, preview: String? = nil) {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    wantedPreview = preview
    isOutOfDate = false
    canvas.clear()
    details.outline.show(nil)
    model.open(path: path, isPaused: isPaused)
    Preferences.shared.lastFile = path
    RecentFiles.add(path)
    header.show(recent: RecentFiles.list(application: Identity.name, limit: 10))
    showPath()
    showState()
    onPathChange?()
    Trace.write("open \(path)")
  }

  /// Lays out again under other conditions, and remembers them.
  func changeConditions(_ edit: (inout PreviewConditions) -> Void) {
    var conditions = model.conditions
    let old = conditions
    edit(&conditions)
    guard conditions != old else { return }
    model.conditions = conditions
    Preferences.shared.conditions = conditions
    conditionsPanel.show(conditions)
    showDevice(conditions.device)
    toggles[.dark]?.isOn = conditions.isDark
    Trace.write("conditions \(conditions.summary)")
  }

  func choosePreview(_ index: Int) {
    guard model.previews.indices.contains(index), index != model.selectedIndex else { return }
    model.select(index)
    header.previews.selected = index
    let preview = model.previews[index]
    Preferences.shared.lastPreview = preview.name ?? String(preview.line)
    Trace.write("preview \(preview.title)")
  }

  private func closed() {
    let preferences = Preferences.shared
    preferences.isMaximized = window.isMaximized
    if !window.isMaximized, !window.isFullscreen { preferences.windowSize = window.defaultSize }
    if details.widget.isVisible, details.widget.height > 0 { preferences.detailsHeight = details.widget.height }
    if canvas.zoom == .fit { preferences.zoom = 0 }
    outlineTask?.cancel()
    model.onChange = nil
    model.close()
    onClosed?(self)
    Trace.write("closed")
  }
}

extension PreviewConditions {
  /// For traces.
  var summary: String {
    "\(width.words) \(height.words) \(device.name) \(platform) \(isDark ? "dark" : "light") \(typeSize)"
      + " \(isRightToLeft ? "rtl" : "ltr") \(locale) \(settings.words) \(horizontalClass) \(verticalClass)"
  }
}
