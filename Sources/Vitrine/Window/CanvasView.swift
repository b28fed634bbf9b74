import Foundation
import GtkKit
import PreviewProtocol

/// The canvas in its scroll bars, under a banner that says when the picture is out of date.
@MainActor
final class CanvasView {
  let widget: Overlay
  let canvas = Canvas()
  let scrolled: ScrolledWindow
  private let bannerText = Label()
  private let bannerIcon = Image(icon: "dialog-warning-symbolic")
  private let bannerBox: Box
  private let banner: Revealer
  private var onInput: (@MainActor (InputEvent) -> Void)?
  private var pointer: CGPoint?

  init() {
    canvas.expandsHorizontally = true
    canvas.expandsVertically = true
    canvas.setAccessibleLabel("Preview")
    scrolled = ScrolledWindow(canvas)
    widget = Overlay(scrolled)
    bannerText.wraps(maxCharacters: 70)
    bannerText.xAlignment = 0
    bannerText.expandsHorizontally = true
    let show = Button(title: "Show _Problems", action: "win.\(WindowAction.problems.rawValue)")
    bannerBox = Box(.horizontal, spacing: 10, [bannerIcon, bannerText, show])
    show.verticalAlignment = .center
    bannerBox.addClass("banner")
    banner = Revealer(bannerBox, transition: .crossfade)
    banner.verticalAlignment = .start
    banner.horizontalAlignment = .center
    widget.add(banner)
    listen()
  }

  /// Calls `body` with what a person does in the picture.
  func onInput(_ body: @escaping @MainActor (InputEvent) -> Void) { onInput = body }

  /// - Parameter reason: what happened to the file since the picture was made; nil where it is the file's.
  func showOutOfDate(_ reason: String?, isError: Bool) {
    canvas.isOutOfDate = reason != nil
    // The text stays while the banner fades out.
    if let reason { bannerText.text = reason }
    bannerIcon.setIcon(isError ? "dialog-error-symbolic" : "dialog-warning-symbolic")
    if isError { bannerBox.addClass("error") } else { bannerBox.removeClass("error") }
    banner.isRevealed = reason != nil
    // A hidden banner must not catch clicks meant for the picture.
    banner.isTransparentToPointer = reason == nil
  }

  private func listen() {
    canvas.onPointer { [weak self] step in
      guard let self else { return }
      let canvas = self.canvas
      switch step {
      case .began(let point, let clickCount):
        canvas.grabFocus()
        self.onInput?(.pointer(.began, canvas.picturePoint(point), clickCount: clickCount))
      case .moved(let point): self.onInput?(.pointer(.moved, canvas.picturePoint(point), clickCount: 1))
      case .ended(let point): self.onInput?(.pointer(.ended, canvas.picturePoint(point), clickCount: 1))
      case .cancelled: self.onInput?(.pointer(.cancelled, .zero, clickCount: 1))
      }
    }
    canvas.onHover { [weak self] point in
      guard let self else { return }
      self.pointer = point
      self.onInput?(.hover(point.map(self.canvas.picturePoint)))
    }
    canvas.onScroll { [weak self] delta, modifiers in self?.scroll(delta, modifiers) ?? false }
    var factorAtStart = 1.0
    canvas.onPinch { [weak self] factor, isFirst, center in
      guard let self else { return }
      if isFirst { factorAtStart = self.canvas.factor / factor }
      self.canvas.zoom(to: factorAtStart * factor, keeping: center, in: self.scrolled)
    }
    canvas.onKey { [weak self] key in
      // Tab and its like move the focus on, as everywhere.
      guard let self, !key.modifiers.contains(.control), !key.modifiers.contains(.alt),
        !["Tab", "ISO_Left_Tab", "Escape"].contains(key.name) || key.name == "Escape" && !key.modifiers.isEmpty
      else { return false }
      self.onInput?(.key(name: key.name, characters: key.characters, modifiers: key.modifiers.rawValue))
      return true
    }
  }

  /// The wheel zooms with Control, scrolls a canvas that is larger than its room, and else belongs to the preview.
  private func scroll(_ delta: CGSize, _ modifiers: KeyModifiers) -> Bool {
    if modifiers.contains(.control) {
      // A step of the wheel, 40 points, is a tenth.
      canvas.zoom(to: canvas.factor * exp(-delta.height / 420), keeping: pointer, in: scrolled)
      return true
    }
    func canScroll(_ adjustment: Adjustment, _ delta: Double) -> Bool {
      delta < 0 ? adjustment.value > 0 : delta > 0 && adjustment.value < adjustment.upper - adjustment.pageSize
    }
    if canScroll(scrolled.vertical, delta.height) || canScroll(scrolled.horizontal, delta.width) { return false }
    guard let pointer else { return false }
    onInput?(.scroll(canvas.picturePoint(pointer), delta: delta))
    return true
  }
}
