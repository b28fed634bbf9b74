import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// A folder of its own with Swift files in it, and the real parts of this build.
final class Workbench: Sendable {
  /// Warm after the first test: the compiler's own modules take a second to build.
  private static let cache: String = {
    let path = NSTemporaryDirectory() + "vitrine-tests-\(getpid())"
    atexit { try? FileManager.default.removeItem(atPath: NSTemporaryDirectory() + "vitrine-tests-\(getpid())") }
    return path
  }()

  let folder: String
  let installation: Installation

  init() throws {
    var found = try Installation.find()
    found.cache = Self.cache
    installation = found
    var template = Array((NSTemporaryDirectory() + "vitrine-work-XXXXXX").utf8CString)
    _ = mkdtemp(&template)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file in place.
  /// - Returns: its path.
  @discardableResult
  func write(_ text: String, to name: String = "Card.swift") throws -> String {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  func scan(
    _ text: String, platform: PreviewPlatform = .ios, siblings: [String] = [], isEditable: Bool = false
  ) async throws -> ScanResult {
    let request = ScanRequest(
      path: "/x/Card.swift", source: text, platform: platform, siblingModules: siblings,
      makesLiteralsEditable: isEditable)
    let results = try await Scanner(program: installation.scanner).scan([request])
    return try #require(results.first)
  }

  func build(_ text: String) async throws -> BuildResult {
    try await Builder(installation: installation).build(path: try write(text), platform: .ios)
  }

  func module(_ text: String) async throws -> BuiltModule {
    switch try await build(text) {
    case .built(let module): return module
    case let other:
      Issue.record("It was not built: \(other)")
      throw ServiceError.compilerBroke(message: "\(other)")
    }
  }
}

/// A file whose view runs a statement, which stands on line 4, in its body.
func viewRunning(_ statement: String, before: String = "") -> String {
  """
  import SwiftUI
  \(before)
  func misbehave() {
    \(statement)
  }
  struct Leaf: View {
    var body: some View {
      let _ = misbehave()
      Color.red
    }
  }
  """
}
