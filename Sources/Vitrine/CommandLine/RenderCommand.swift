import DrawingCore
import Foundation
import GskPainter
import PreviewProtocol
import PreviewService

/// Makes pictures of previews.
@MainActor struct RenderCommand {
  let options: RenderOptions
  let installation: Installation
  let console: Console

  func run() async {
    let runner = PreviewRunner(options.view, isExplaining: false, installation: installation, console: console)
    var pictures: [(shot: PreviewRunner.Shot, frame: Frame)] = []
    var names: Set<String> = []
    var notes: Set<String> = []
    await runner.run { shot in
      guard case .success(let answer) = shot.answer else { return }
      for note in self.notes(shot, answer.frame) where notes.insert(note).inserted { console.say(note) }
      if case .folder(let folder) = options.output {
        write(shot, answer.frame, .png, to: "\(folder)/\(uniqueName(of: shot, &names))")
      } else {
        pictures.append((shot, answer.frame))
      }
    }
    guard !pictures.isEmpty else { return }
    switch options.output {
    case .folder: break
    case .file(let path, let format):
      guard let (shot, frame) = only(pictures, path) else { return }
      write(shot, frame, format, to: path)
    case .standardOutput:
      guard let (shot, frame) = only(pictures, "-") else { return }
      if let data = data(shot, frame, .png) { console.write(data) }
    }
  }

  private func only(
    _ pictures: [(shot: PreviewRunner.Shot, frame: Frame)], _ output: String
  ) -> (PreviewRunner.Shot, Frame)? {
    guard pictures.count == 1, let first = pictures.first else {
      let error = UsageError.severalPictures(count: pictures.count, output: output)
      console.fail(.wrongUsage, "vitrine: \(error.sentence)")
      return nil
    }
    return first
  }

  /// `File.Name.png`, with the variant's values; an unnamed preview has its line's number for a name.
  private func uniqueName(of shot: PreviewRunner.Shot, _ names: inout Set<String>) -> String {
    let file = ((shot.preview.path as NSString).lastPathComponent as NSString).deletingPathExtension
    let parts = [file, shot.preview.name ?? "\(shot.preview.line)"] + shot.variant.names
    let name = parts.joined(separator: ".").replacingOccurrences(of: "/", with: "-")
    // Two previews may have one name.
    guard !names.insert(name).inserted else { return name + ".png" }
    let longer = "\(name).\(shot.preview.line)"
    names.insert(longer)
    return longer + ".png"
  }

  private func data(_ shot: PreviewRunner.Shot, _ frame: Frame, _ format: PictureFormat) -> Data? {
    let conditions = shot.variant.conditions
    let ground: RGBA? = options.hasBackground ? (conditions.isDark ? .black : .white) : nil
    do {
      return try Picture(frame.list).data(format.painter, scale: conditions.scale, background: ground)
    } catch {
      console.fail(.missingPart, "\(shot.path.displayed(shot.preview.path)):\(shot.preview.line):1: error: \(error)")
      return nil
    }
  }

  private func write(_ shot: PreviewRunner.Shot, _ frame: Frame, _ format: PictureFormat, to path: String) {
    guard let data = data(shot, frame, format) else { return }
    do {
      let folder = (path as NSString).deletingLastPathComponent
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      console.fail(.missingPart, "vitrine: \(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// What is drawn only nearly as Apple draws it.
  private func notes(_ shot: PreviewRunner.Shot, _ frame: Frame) -> [String] {
    let file = shot.path.displayed(shot.preview.path)
    return frame.approximations.map { "\(file):\($0.line ?? shot.preview.line):1: note: \($0.detail)" }
  }
}

extension PictureFormat {
  fileprivate var painter: Picture.Format {
    switch self {
    case .png: .png
    case .svg: .svg
    case .pdf: .pdf
    }
  }
}
