import Foundation
import GtkKit
import PreviewProtocol

/// Files that a person drags over the canvas: a view of the preview has them that takes them there, else they are opened.
extension CanvasView {
  func listenToDrops() {
    canvas.addClass("drop-target")
    canvas.onFileDrag { [weak self] step in
      guard let self else { return false }
      switch step {
      case .moved(let point, let files):
        send(.moved, point, files)
        return true
      case .left:
        send(.left, .zero, [])
        return true
      case .dropped(let point, let files):
        guard !wants.takesDrop else {
          send(.dropped, point, files)
          return true
        }
        send(.left, point, [])
        guard let path = files.first, let openFile else { return false }
        openFile(path)
        return true
      }
    }
  }

  private func send(_ phase: DropInput.Phase, _ point: CGPoint, _ files: [String]) {
    sendInput?(.drop(DropInput(phase, canvas.picturePoint(point), files: files)))
  }
}
