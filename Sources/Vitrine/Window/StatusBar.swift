import Foundation
import GtkKit
import PreviewProtocol
import PreviewService

extension StateKept {
  /// For people; nil where there was nothing to keep.
  var sentence: String? {
    switch (kept, count) {
    case (_, 0): nil
    case (1, 1): "1 value kept."
    case (count, _): "\(count) values kept."
    default: "\(kept) of \(count) values kept."
    }
  }
}

/// The line at the foot of the window: state, time from save to picture, size and zoom.
@MainActor
final class StatusBar {
  let widget: Box
  private let icon = Image(icon: "emblem-ok-symbolic")
  private let spinner = Spinner()
  private let mark = Stack()
  private let text = Label("", classes: ["caption"])
  private let time = Label("", classes: ["caption", "dim-label", "numeric"])
  private let size = Label("", classes: ["caption", "dim-label", "numeric"])
  private let zoom = Button(title: "100 %", action: "win.\(WindowAction.naturalSize.rawValue)")

  private let zooming: Box

  /// Whether there is something to zoom.
  var showsZoom: Bool {
    get { zooming.isVisible }
    set { zooming.isVisible = newValue }
  }

  init() {
    mark.add(icon, name: "icon")
    mark.add(spinner, name: "spinner")
    text.xAlignment = 0
    text.ellipsizes()
    text.expandsHorizontally = true
    let smaller = Button(
      icon: "list-remove-symbolic", tooltip: "Zoom out (Ctrl+−)", action: "win.\(WindowAction.zoomOut.rawValue)")
    let larger = Button(
      icon: "list-add-symbolic", tooltip: "Zoom in (Ctrl++)", action: "win.\(WindowAction.zoomIn.rawValue)")
    let fit = Button(
      icon: "zoom-fit-best-symbolic", tooltip: "Fit the window (Ctrl+9)", action: "win.\(WindowAction.fit.rawValue)")
    for button in [smaller, zoom, larger, fit] { button.addClass("flat") }
    zoom.addClass("numeric")
    zoom.addClass("caption")
    zoom.tooltip = "Natural size (Ctrl+0)"
    zoom.requestSize(width: 64)
    zooming = Box(.horizontal, [smaller, zoom, larger, fit])
    widget = Box(.horizontal, spacing: 8, [mark, text, time, size, zooming])
    widget.addClass("statusbar")
  }

  /// - Parameter kept: how many values the preview's views kept over the last save.
  func show(_ state: SessionState, kept: StateKept?) {
    let sentence = [state.sentence, state == .showing ? kept?.sentence : nil].compactMap { $0 }.joined(separator: " ")
    text.text = sentence
    text.tooltip = sentence
    spinner.isSpinning = state == .compiling
    mark.visibleChild = state == .compiling ? "spinner" : "icon"
    switch state {
    case .idle: icon.setIcon("document-open-symbolic")
    case .paused: icon.setIcon("media-playback-pause-symbolic")
    case .compiling: break
    case .showing: icon.setIcon("emblem-ok-symbolic")
    case .failed: icon.setIcon("dialog-error-symbolic")
    case .crashed, .hung, .unusable, .unavailable: icon.setIcon("dialog-warning-symbolic")
    }
    icon.removeClass("error")
    icon.removeClass("warning")
    if case .failed = state {
      icon.addClass("error")
    } else if !state.isUpToDate, state != .idle {
      icon.addClass("warning")
    }
  }

  /// Shows how long the last save took to become a picture; the stages are in the tooltip.
  func show(_ timings: BuildTimings?) {
    guard let timings else {
      time.text = ""
      time.tooltip = nil
      return
    }
    time.text = Self.milliseconds(timings.total)
    let lines = timings.stages.map { "\($0.name.capitalized): \(Self.milliseconds($0.seconds))" }
    time.tooltip = (["From save to picture: \(time.text)"] + lines).joined(separator: "\n")
    time.setAccessibleLabel("From save to picture: \(time.text)")
  }

  func show(size points: CGSize?) {
    guard let points else {
      size.text = ""
      return
    }
    size.text = "\(Self.number(points.width)) × \(Self.number(points.height))"
    size.tooltip = "Size of the picture, in points"
  }

  func show(zoom factor: Double) {
    zoom.setTitle("\(Int((factor * 100).rounded())) %")
    zoom.setAccessibleLabel("Zoom \(Int((factor * 100).rounded())) percent; natural size")
  }

  private static func milliseconds(_ seconds: Double) -> String {
    seconds >= 10 ? String(format: "%.1f s", seconds) : "\(Int((seconds * 1000).rounded())) ms"
  }

  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "∞" }
    return value == value.rounded() ? String(Int(value)) : String(format: "%.1f", value)
  }
}
