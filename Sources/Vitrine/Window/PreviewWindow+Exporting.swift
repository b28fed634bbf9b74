import DrawingCore
import Foundation
import GskPainter
import GtkKit
import PreviewProtocol
import PreviewService

extension PreviewWindow {
  /// What lies below the preview: the platform's ground, white or black.
  var ground: RGBA { isGroundDark ? .black : .white }

  /// Asks for a place, then writes the picture there with the device's pixels, as the command line does.
  func exportWithDialog(_ format: Picture.Format) {
    guard model.frame != nil else { return }
    FileDialog.save(
      "Save the Picture", parent: window, folder: folder, name: "\(exportName).\(format.rawValue)",
      filters: [.init(format.rawValue.uppercased(), ["*.\(format.rawValue)"])]
    ) { [weak self] path in
      guard let self else { return }
      // A name typed without its extension gets it, since everything else goes by it.
      let hasExtension = path.lowercased().hasSuffix(".\(format.rawValue)")
      self.export(format, to: hasExtension ? path : "\(path).\(format.rawValue)")
    }
  }

  private func export(_ format: Picture.Format, to path: String) {
    guard let frame = model.frame else { return }
    do {
      try Picture(frame.list).write(
        format, to: URL(fileURLWithPath: path), scale: pictureScale, background: ground)
      Trace.write("exported \(path)")
    } catch {
      window.alert("The Picture Could Not Be Saved", "\(error)")
      Trace.write("export failed")
    }
  }

  /// The selected text or problem where one of them has the focus, else the picture.
  func copy() {
    if window.copyFromFocus() { return }
    if details.problemsHaveFocus {
      window.copy(details.copiedProblems)
      Trace.write("copied problems")
      return
    }
    guard let frame = model.frame else { return }
    do {
      let png = try Picture(frame.list).png(scale: pictureScale, background: ground)
      window.copy(png: [UInt8](png))
      Trace.write("copied picture \(png.count)")
    } catch {
      window.alert("The Picture Could Not Be Copied", "\(error)")
    }
  }

  private var pictureScale: Double { model.conditions.scale }

  /// `File.Preview`, as the command line names pictures.
  private var exportName: String {
    guard let path = model.path else { return "Preview" }
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    guard let index = model.selectedIndex, model.previews.indices.contains(index) else { return file }
    let preview = model.previews[index]
    let name = (preview.name ?? String(preview.line)).replacingOccurrences(of: "/", with: "-")
    return "\(file).\(name)"
  }
}
