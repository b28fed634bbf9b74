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
    // What does not fit is refused before user code runs.
    switch options.output {
    case .folder: break
    case .file(let path, _): runner.onlyOutput = path
    case .standardOutput: runner.onlyOutput = "-"
    }
    // While the first agent starts.
    Task { Picture.warmUp() }
    var names = PictureNames()
    var notes: Set<String> = []
    await runner.run { shot in
      guard case .success(let answer) = shot.answer else { return }
      for note in self.notes(shot, answer.frame) where notes.insert(note).inserted { console.say(note) }
      switch options.output {
      case .folder(let folder): write(shot, answer.frame, .png, to: "\(folder)/\(names.name(of: shot)).png")
      case .file(let path, let format): write(shot, answer.frame, format, to: path)
      case .standardOutput: if let data = data(shot, answer.frame, .png) { console.write(data) }
      }
    }
  }

  private func data(_ shot: PreviewRunner.Shot, _ frame: Frame, _ format: PictureFormat) -> Data? {
    let stopwatch = Stopwatch()
    defer { if options.showsTimings { console.say(timings(shot, frame, picture: stopwatch.lap())) } }
    let conditions = shot.variant.conditions
    let ground: RGBA? = options.hasBackground ? (conditions.isDark ? .black : .white) : nil
    do {
      return try Picture(frame.list).data(format.painter, scale: conditions.scale, background: ground)
    } catch {
      let status: ExitStatus
      switch error as? PictureError {
      case .empty, .tooLarge: status = .wrongUsage
      case .notWritable, .failed, nil: status = .missingPart
      }
      console.fail(status, "\(shot.path.displayed(shot.preview.path)):\(shot.preview.line):1: error: \(error)")
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
      console.fail(.missingPart, "vitrine: \(path) cannot be written: \(SystemReason.of(error)).")
    }
  }

  /// The stages from the source to the picture, on a line.
  private func timings(_ shot: PreviewRunner.Shot, _ frame: Frame, picture: Double) -> String {
    let stages = shot.timings.stages + [("picture", picture)]
    let words = stages.map { "\($0.name) \(String(format: "%.1f", $0.seconds * 1000)) ms" }
    let parts = [("bodies", frame.bodySeconds), ("layout", frame.layoutSeconds), ("drawing", frame.drawSeconds)]
      .map { "\($0.0) \(String(format: "%.1f", $0.1 * 1000)) ms" }
    let place = "\(shot.path.displayed(shot.preview.path)):\(shot.preview.line)"
    return "\(place): timings: \(words.joined(separator: ", ")); of the frame: \(parts.joined(separator: ", "))"
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
