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
  private(set) var sendInput: (@MainActor (InputEvent) -> Void)?
  /// Opens a file that was dropped and that the preview does not take.
  var openFile: (@MainActor (String) -> Void)?
  /// Where the pointer is, in points of the canvas.
  var pointer: CGPoint?
  var keyboard: KeyboardController?
  /// Keys that are down, so that the same one again is known as such.
  var pressedKeys: Set<String> = []
  /// What the preview wants of keys and pointer.
  var wants = InputWants()

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
  func onInput(_ body: @escaping @MainActor (InputEvent) -> Void) { sendInput = body }

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
}
