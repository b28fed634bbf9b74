import Foundation

/// Where the files that come with the program lie: installed, or in the source tree that it was built in.
struct ResourceFolder {
  /// Icons laid out as a theme's; nil where the desktop finds them by itself.
  var icons: String?
  /// The folder of a compiled settings schema that is not installed.
  var schema: String?
  /// Swift files to begin with.
  var examples: String?

  static let shared = find()

  /// Looks upwards from the program: `share/vitrine` beside it when installed, `resources` in a source tree.
  private static func find() -> ResourceFolder {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    var found = ResourceFolder()
    if exists(program.appendingPathComponent("gschemas.compiled")) { found.schema = program.path }
    var sources = [URL]()
    if let named = ProcessInfo.processInfo.environment["VITRINE_RESOURCES"], !named.isEmpty {
      sources.append(URL(fileURLWithPath: named))
    }
    var folder = program
    while folder.path != "/" {
      sources.append(folder.appendingPathComponent("resources"))
      let share = folder.appendingPathComponent("share")
      if exists(share.appendingPathComponent("vitrine/examples")) {
        found.examples = share.appendingPathComponent("vitrine/examples").path
        found.icons = share.appendingPathComponent("icons").path
        let schemas = share.appendingPathComponent("glib-2.0/schemas")
        if found.schema == nil, exists(schemas.appendingPathComponent("gschemas.compiled")) {
          found.schema = schemas.path
        }
        return found
      }
      folder.deleteLastPathComponent()
    }
    if let source = sources.first(where: { exists($0.appendingPathComponent("icons/hicolor")) }) {
      found.icons = source.appendingPathComponent("icons").path
      found.examples = source.appendingPathComponent("examples").path
      if found.schema == nil, exists(source.appendingPathComponent("gschemas.compiled")) { found.schema = source.path }
    }
    return found
  }

  private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  /// An example's name in words: `Profile Card` for `ProfileCard.swift`.
  static func title(of path: String) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name.reduce(into: "") { words, letter in
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(letter)
    }
  }

  /// The example files, by name.
  var exampleFiles: [String] {
    guard let examples, let names = try? FileManager.default.contentsOfDirectory(atPath: examples) else { return [] }
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(examples)/\($0)" }
  }
}
