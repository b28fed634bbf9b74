import Foundation

/// Opens a place in the user's editor.
enum SourceEditor {
  /// Editors with windows of their own, and how each is told the place.
  private static let known: [(names: [String], arguments: [String])] = [
    (["code", "codium", "code-insiders", "cursor"], ["--goto", "{file}:{line}:{column}"]),
    (["zed", "zeditor", "subl", "sublime_text", "lapce"], ["{file}:{line}:{column}"]),
    (["kate"], ["--line", "{line}", "--column", "{column}", "{file}"]),
    (["gnome-text-editor", "gedit", "pluma", "xed", "mousepad"], ["+{line}", "{file}"]),
    (["gnome-builder"], ["{file}:{line}:{column}"]),
    (["emacs", "emacsclient"], ["+{line}:{column}", "{file}"]),
    (["gvim", "mvim"], ["+{line}", "{file}"]),
    (["geany"], ["{file}:{line}:{column}"]),
  ]

  /// The command for a place: the preference, else `VISUAL` or `EDITOR` where they name an editor with a window.
  /// - Returns: nil where the desktop has to choose.
  static func command(
    preference: String, environment: [String: String], file: String, line: Int, column: Int
  ) -> [String]? {
    func filled(_ text: String) -> String {
      text.replacingOccurrences(of: "{file}", with: file)
        .replacingOccurrences(of: "{line}", with: String(max(line, 1)))
        .replacingOccurrences(of: "{column}", with: String(max(column, 1)))
    }
    let own = words(preference)
    if !own.isEmpty {
      let hasFile = own.contains { $0.contains("{file}") }
      return hasFile ? own.map(filled) : withPlace(own)?.map(filled) ?? own + [file]
    }
    for name in ["VISUAL", "EDITOR"] {
      if let command = withPlace(words(environment[name] ?? "")) { return command.map(filled) }
    }
    return nil
  }

  /// The command with the arguments by which its program takes a place; nil for programs not known to have a window.
  private static func withPlace(_ command: [String]) -> [String]? {
    guard let program = command.first else { return nil }
    let name = URL(fileURLWithPath: program).lastPathComponent
    // Emacs in a terminal has no window.
    if command.contains("-nw") || command.contains("-t") { return nil }
    guard let editor = known.first(where: { $0.names.contains(name) }) else { return nil }
    return command + editor.arguments
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Starts a command without waiting for it.
  /// - Returns: whether it was found.
  static func start(_ command: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    guard isInstalled(command[0]) else { return false }
    return (try? process.run()) != nil
  }

  private static func isInstalled(_ program: String) -> Bool {
    if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }
}
