import DrawingCore
import Foundation
import GtkKit
import PreviewProtocol
import PreviewService

/// The kinds of file that a picture is written to.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf
}

extension PreviewWindow {
  func exportWithDialog(_ format: PictureFormat) {
  }
  func copy() {
  }
}
