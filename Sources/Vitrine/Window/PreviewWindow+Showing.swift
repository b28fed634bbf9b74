import DrawingCore
import Foundation
import GskPainter
import GtkKit
import PreviewProtocol
import PreviewService

extension PreviewWindow {
  /// Brings the window up to date with what has changed in the model.
  func show(_ change: LivePreview.Change) {
    switch change {
    case .state: showState()
    case .frame: showFrame()
    case .previews: showPreviews()
    case .diagnostics: showIssues()
    case .log: details.show(model.log)
    case .path: showPath()
    case .wants: canvasView.show(model.wants)
    }
  }

  func showPath() {
    let path = model.path
    header.show(path: path)
    window.title = path.map { "\(URL(fileURLWithPath: $0).lastPathComponent) – \(Identity.name)" } ?? Identity.name
  }

  func showDevice(_ device: DeviceProfile) {
    header.devices.selected = DeviceProfile.known.firstIndex { $0.name == device.name }
  }

  var state: SessionState { model.state }

  func showState() {
    let state = state
    // Without a source there is nothing that panels could be about.
    let isEmpty = state == .idle
    side.isVisible = !isEmpty && Preferences.shared.showsConditions
    details.widget.isVisible = !isEmpty && Preferences.shared.showsDetails
    for toggle in [WindowToggle.conditions, .details] { toggles[toggle]?.isEnabled = !isEmpty }
    for action in [WindowAction.refresh, .resetState] { actions[action]?.isEnabled = !isEmpty }
    status.showsZoom = !isEmpty
    status.show(state, kept: model.stateKept)
    let hasPicture = model.frame != nil
    switch state {
    case .showing: setOutOfDate(nil, isError: false)
    case .compiling, .idle, .paused: break
    case .failed: setOutOfDate("Out of date: \(firstError ?? "the file does not compile.")", isError: true)
    case .crashed, .hung, .unusable, .unavailable:
      setOutOfDate("Out of date: \(state.sentence)", isError: false)
    }
    showPage(state, hasPicture: hasPicture)
    showIssues()
    let canExport = hasPicture
    for action in [WindowAction.export, .exportPNG, .exportSVG, .exportPDF, .copyPicture] {
      actions[action]?.isEnabled = canExport
    }
    canvas.setAccessibleDescription(accessibleDescription)
    Trace.write("state \(state.traceName)")
    if state == .showing, let kept = model.stateKept { Trace.write("kept \(kept.kept) of \(kept.count)") }
  }

  /// The first error in a line, with its place.
  private var firstError: String? {
    guard let error = model.diagnostics.first(where: { $0.severity == .error }) else { return nil }
    let name = URL(fileURLWithPath: error.path).lastPathComponent
    return "\(name), line \(error.line): \(error.text)"
  }

  private func setOutOfDate(_ reason: String?, isError: Bool) {
    isOutOfDate = reason != nil
    canvasView.showOutOfDate(reason, isError: isError)
  }

  private func showPage(_ state: SessionState, hasPicture: Bool) {
    let isOpen = model.path != nil
    if hasPicture, isOpen {
      pages.visibleChild = "canvas"
      return
    }
    switch state {
    case .idle: pages.visibleChild = "welcome"
    case .showing: pages.visibleChild = "canvas"
    case .compiling:
      message.show(icon: "emblem-synchronizing-symbolic", "Building…", "The first picture is on its way.")
      // What stood here stays where it was an error, so that nothing flickers.
      if pages.visibleChild != "message" || !isOpen { pages.visibleChild = "message" }
    case .paused:
      message.show(icon: "media-playback-pause-symbolic", "Paused", state.sentence)
      pages.visibleChild = "message"
    case .failed:
      message.show(icon: "dialog-error-symbolic", "Does Not Compile", firstError ?? state.sentence)
      pages.visibleChild = "message"
    case .crashed, .hung:
      message.show(icon: "dialog-warning-symbolic", "No Picture", state.sentence)
      pages.visibleChild = "message"
    case .unusable:
      message.show(icon: "dialog-question-symbolic", "Nothing to Show", state.sentence)
      pages.visibleChild = "message"
    case .unavailable:
      message.show(icon: "dialog-warning-symbolic", "Previews Cannot Be Built Here", state.sentence)
      pages.visibleChild = "message"
    }
  }

  func showFrame() {
    guard let frame = model.frame else {
      canvas.clear()
      status.show(size: nil)
      return
    }
    // A picture from before a change of scheme keeps its ground until the one that answers the change is there.
    if frame.serial != shownSerial { isGroundDark = model.conditions.isDark }
    shownSerial = frame.serial
    let (list, ground, memory) = (frame.list, ground, paintMemory)
    canvas.show(size: list.size) { scale in
      DisplayListPainter.node(for: list, scale: scale, background: ground, memory: memory)?.retained()
    }
    status.show(model.timings)
    status.show(size: list.size)
    conditionsPanel.show(size: list.size)
    canvas.setAccessibleDescription(accessibleDescription)
    showPage(state, hasPicture: true)
    showIssues()
    for action in [WindowAction.export, .exportPNG, .exportSVG, .exportPDF, .copyPicture] {
      actions[action]?.isEnabled = true
    }
    Trace.write("frame \(frame.serial) \(list.size.width)x\(list.size.height)")
    refreshOutline()
  }

  func showPreviews() {
    if let wanted = wantedPreview, !model.previews.isEmpty {
      wantedPreview = nil
      let choice = PreviewChoice.named(wanted).index(in: model.previews)
      let byLine = Int(wanted).flatMap { line in model.previews.firstIndex { $0.line == line } }
      if let index = choice ?? byLine, index != model.selectedIndex { model.select(index) }
    }
    header.show(model.previews, selected: model.selectedIndex)
  }

  func showIssues() {
    let (rows, roots) = Issue.rows(
      diagnostics: model.diagnostics, state: state, approximations: model.frame?.approximations ?? [],
      path: model.path)
    details.show(rows, roots: roots)
  }

  private var accessibleDescription: String {
    guard let frame = model.frame else { return state.sentence }
    let size = "\(StatusBar.number(frame.list.size.width)) by \(StatusBar.number(frame.list.size.height)) points"
    let name = model.selectedIndex.flatMap { model.previews.indices.contains($0) ? model.previews[$0].title : nil }
    return [name, size, model.conditions.isDark ? "dark" : "light", state.sentence].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// Asks for the negotiation anew where the outline is seen; a newer picture overtakes an older question.
  func refreshOutline() {
    guard details.widget.isVisible, details.page == .outline, model.frame != nil else { return }
    outlineTask?.cancel()
    outlineTask = Task { [weak self] in
      let report = try? await self?.model.report()
      guard !Task.isCancelled, let self else { return }
      self.details.outline.show(report)
      Trace.write("outline \(report.map { $0.view } ?? "none")")
    }
  }

  /// Tests learn where the picture lies, in points of the window.
  func traceDrawn() {
    guard let origin = canvas.surfacePoint(canvas.origin) else { return }
    Trace.write("drawn \(origin.x) \(origin.y) \(canvas.factor) \(canvas.isOutOfDate ? "dimmed" : "clear")")
  }
}

extension SessionState {
  /// One word for traces.
  var traceName: String {
    switch self {
    case .idle: "idle"
    case .paused: "paused"
    case .compiling: "compiling"
    case .showing: "showing"
    case .failed: "failed"
    case .crashed(.stackOverflow): "crashed-stack"
    case .crashed: "crashed"
    case .hung: "hung"
    case .unusable: "unusable"
    case .unavailable: "unavailable"
    }
  }
}
