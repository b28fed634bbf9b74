import Foundation

/// A Swift file on the disk that tests change as editors do.
struct ProbeFile {
  let url: URL

  init(_ source: String, in folder: URL) throws {
    url = folder.appendingPathComponent("Probe.swift")
    try write(source)
  }

  var path: String { url.path }

  /// Truncates the file and writes it anew, as nano does.
  func write(_ source: String) throws { try Data(source.utf8).write(to: url) }

  /// Writes a temporary file and renames it over this one, as GNOME's editors do.
  func replace(_ source: String) throws {
    let temporary = url.deletingLastPathComponent().appendingPathComponent(".probe-\(UUID().uuidString)")
    try Data(source.utf8).write(to: temporary)
    guard rename(temporary.path, url.path) == 0 else { throw ProgramFailed(command: "rename") }
  }

  /// Renames the old file away, writes a new one under its name, then deletes the old one, as Vim does.
  func writeLikeVim(_ source: String) throws {
    let backup = url.path + "~"
    guard rename(url.path, backup) == 0 else { throw ProgramFailed(command: "rename") }
    try write(source)
    unlink(backup)
  }

  func delete() { unlink(url.path) }

  /// A preview that is one colour from edge to edge, 200 by 100 points.
  static func color(_ red: Double, _ green: Double, _ blue: Double) -> String {
    view(body: "Color(red: \(red), green: \(green), blue: \(blue))")
  }

  /// A preview with this body, 200 points wide.
  static func view(_ members: String = "", body: String, height: Int = 100) -> String {
    """
    import SwiftUI

    struct Probe: View {
      \(members)
      var body: some View {
        \(body)
      }
    }

    #Preview("Probe", traits: .fixedLayout(width: 200, height: \(height))) {
      Probe()
    }

    """
  }
}
