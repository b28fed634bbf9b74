import DrawingCore
import Foundation
import GskPainter
import PreviewProtocol
import PreviewService

/// Compares previews with recordings of them, a picture and a layout tree each, or makes these.
@MainActor struct CheckCommand {
  let options: CheckOptions
  let installation: Installation
  let console: Console

  /// The folder beside a source in which recordings are looked for.
  static let folderName = "PreviewBaselines"
  /// More differences of one layout than this are only counted.
  private static let longestList = 8

  func run() async {
    let runner = PreviewRunner(options.view, isExplaining: true, installation: installation, console: console)
    var names = PictureNames()
    var equal = 0
    var different = 0
    await runner.run { shot in
      // What failed was said.
      guard case .success(let answer) = shot.answer else { return }
      let stem = "\(folder(of: shot))/\(names.name(of: shot))"
      guard let picture = bitmap(of: answer.frame, shot) else { return }
      let layout = ExplainCommand.element(shot).text
      if options.records {
        record(layout, answer.frame, shot, stem)
      } else if isSame(layout, picture, shot, stem) {
        equal += 1
      } else {
        different += 1
      }
    }
    guard !options.records else { return }
    if equal + different > 0 {
      console.write("\(equal) as recorded, \(different) \(different == 1 ? "differs" : "differ")")
    }
  }

  private func folder(of shot: PreviewRunner.Shot) -> String {
    options.baseline ?? (shot.preview.path as NSString).deletingLastPathComponent + "/" + Self.folderName
  }

  private func ground(_ shot: PreviewRunner.Shot) -> RGBA { shot.variant.conditions.isDark ? .black : .white }

  private func bitmap(of frame: Frame, _ shot: PreviewRunner.Shot) -> Bitmap? {
    do {
      return try Picture(frame.list).bitmap(scale: shot.variant.conditions.scale, background: ground(shot))
    } catch {
      console.fail(.missingPart, "\(place(shot)): error: \(error)")
      return nil
    }
  }

  private func record(_ layout: String, _ frame: Frame, _ shot: PreviewRunner.Shot, _ stem: String) {
    do {
      let folder = (stem as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let data = try Picture(frame.list).png(scale: shot.variant.conditions.scale, background: ground(shot))
      try data.write(to: URL(fileURLWithPath: stem + ".png"), options: .atomic)
      try Data((layout + "\n").utf8).write(to: URL(fileURLWithPath: stem + ".json"), options: .atomic)
    } catch {
      console.fail(.missingPart, "vitrine: \(stem) cannot be written: \(SystemReason.of(error)).")
    }
  }

  /// Says what differs.
  private func isSame(_ layout: String, _ picture: Bitmap, _ shot: PreviewRunner.Shot, _ stem: String) -> Bool {
    guard let recorded = FileManager.default.contents(atPath: stem + ".json"),
      let file = FileManager.default.contents(atPath: stem + ".png")
    else {
      console.fail(.differs, "\(place(shot)): error: there is no recording \(stem); make it with --record")
      return false
    }
    let differences = LayoutDifference.between(recorded: recorded, now: Data(layout.utf8))
    for difference in differences.prefix(Self.longestList) { say(difference, shot) }
    if differences.count > Self.longestList {
      say("\(differences.count - Self.longestList) more differences of the layout", shot)
    }
    var reasons = differences
    if let reason = PictureDifference.sentence(recorded: file, now: picture) {
      say(reason, shot)
      reasons.append(reason)
    }
    return reasons.isEmpty
  }

  private func say(_ text: String, _ shot: PreviewRunner.Shot) {
    console.fail(.differs, "\(place(shot)): error: \(text)")
  }

  private func place(_ shot: PreviewRunner.Shot) -> String {
    let variant = shot.variant.names.isEmpty ? "" : " (\(shot.variant.names.joined(separator: ", ")))"
    return "\(shot.path.displayed(shot.preview.path)):\(shot.preview.line):1\(variant)"
  }
}
