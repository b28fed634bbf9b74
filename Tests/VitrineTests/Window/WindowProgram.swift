import Foundation
import Testing

/// The real program on a display of its own, used as a person would: by pointer, keys and files on the disk.
///
/// The program says on standard output what it has done (`VITRINE_TRACE=1`); tests wait for such lines, never for time.
final class WindowProgram {
  let display: VirtualDisplay
  let folder: URL
  private let process = Process()
  private let lines: LineReader

  /// - Parameters:
  ///   - arguments: as on a command line.
  ///   - home: the folder of settings and caches.
  init(_ arguments: [String] = [], home: URL, environment extra: [String: String] = [:]) throws {
    display = try VirtualDisplay()
    folder = home
    var environment = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XAUTHORITY", "VISUAL", "EDITOR", "GTK_THEME"] {
      environment[name] = nil
    }
    environment["DISPLAY"] = display.name
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = "cairo"
    environment["GTK_A11Y"] = "none"
    environment["LANG"] = "C.UTF-8"
    environment["VITRINE_TRACE"] = "1"
    environment["VITRINE_RESOURCES"] = Self.repository.appendingPathComponent("resources").path
    // Settings that outlive a run, in a file below the folder.
    environment["GSETTINGS_BACKEND"] = "keyfile"
    environment["GSETTINGS_SCHEMA_DIR"] = try Self.compiledSchemas(in: folder)
    for (name, path) in [("CONFIG", "config"), ("DATA", "data"), ("STATE", "state")] {
      environment["XDG_\(name)_HOME"] = folder.appendingPathComponent(path).path
    }
    // A picture that fades in would have its colours only at the end.
    let gtk = folder.appendingPathComponent("config/gtk-4.0")
    try FileManager.default.createDirectory(at: gtk, withIntermediateDirectories: true)
    try "[Settings]\ngtk-enable-animations=false\n".write(
      to: gtk.appendingPathComponent("settings.ini"), atomically: true, encoding: .utf8)
    environment.merge(extra) { $1 }
    process.executableURL = Self.program
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    lines = LineReader(output.fileHandleForReading)
    try process.run()
  }

  /// The process's number.
  var identifier: Int32 { process.processIdentifier }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Where the package's own files lie.
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The built program: it lies where the tests were built.
  static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("vitrine")

  static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func compiledSchemas(in folder: URL) throws -> String {
    let schemas = folder.appendingPathComponent("schemas")
    try FileManager.default.createDirectory(at: schemas, withIntermediateDirectories: true)
    let resources = repository.appendingPathComponent("resources").path
    try run("glib-compile-schemas", ["--strict", "--targetdir=\(schemas.path)", resources])
    return schemas.path
  }

  /// Waits until the program has said a line that begins so, after those that were waited for before.
  /// - Returns: the line, without the program's name.
  @discardableResult
  func wait(
    for text: String, seconds: Double = 60, location: SourceLocation = #_sourceLocation
  ) async throws -> String {
    try await wait(seconds: seconds, what: text, location: location) { $0.hasPrefix(text) }
  }

  @discardableResult
  func wait(
    seconds: Double = 60, what: String, location: SourceLocation = #_sourceLocation, _ fits: (String) -> Bool
  ) async throws -> String {
    if let line = await lines.next(within: seconds, where: { fits(Self.traced($0)) }) { return Self.traced(line) }
    let seen = lines.all.joined(separator: "\n")
    Issue.record("The window did not say “\(what)”. It said:\n\(seen)", sourceLocation: location)
    throw NeverSaid(what: what)
  }

  /// Whether the program says a line that begins so within a time.
  func says(_ text: String, within seconds: Double) async -> Bool {
    await lines.next(within: seconds, where: { Self.traced($0).hasPrefix(text) }) != nil
  }

  struct NeverSaid: Error { var what: String }

  private static func traced(_ line: String) -> String {
    line.hasPrefix("vitrine: ") ? String(line.dropFirst("vitrine: ".count)) : ""
  }

  /// Presses keys or chords one after the other, such as `ctrl+r`.
  func press(_ keys: String...) throws { try press(keys) }
  func press(_ keys: [String]) throws { try display.act(["key", "--clearmodifiers"] + keys) }
  func type(_ text: String) throws { try display.act(["type", text]) }
  func click(_ place: (x: Double, y: Double)) throws {
    try display.act(["mousemove", "\(Int(place.x))", "\(Int(place.y))", "click", "1"])
  }
  func movePointer(_ place: (x: Double, y: Double)) throws {
    try display.act(["mousemove", "\(Int(place.x))", "\(Int(place.y))"])
  }
  /// Presses the first button at a place and goes to another in steps before it lets go.
  func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    try movePointer(start)
    try display.act(["mousedown", "1"])
    for step in 1...8 {
      let way = Double(step) / 8
      try movePointer((start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way))
    }
    try display.act(["mouseup", "1"])
  }
  func turnWheelDown(times: Int) throws {
    try display.act(["click", "--repeat", "\(times)", "--delay", "5", "5"])
  }
  func turnWheelUp(holding key: String) throws { try display.act(["keydown", key, "click", "4", "keyup", key]) }

  /// Waits for the picture to be on the screen.
  /// - Returns: where its corner lies, and how large a point of it is.
  @discardableResult
  func waitForPicture(dimmed: Bool = false, location: SourceLocation = #_sourceLocation) async throws -> Drawn {
    let suffix = dimmed ? "dimmed" : "clear"
    let line = try await wait(what: "drawn … \(suffix)", location: location) {
      $0.hasPrefix("drawn ") && $0.hasSuffix(suffix)
    }
    return try #require(Drawn(line))
  }

  struct Drawn: Equatable {
    var x, y, factor: Double

    init?(_ line: String) {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard line.hasPrefix("drawn "), numbers.count == 3 else { return nil }
      (x, y, factor) = (numbers[0], numbers[1], numbers[2])
    }

    /// A place in the picture, in its points, as a place on the screen.
    func place(_ pointX: Double, _ pointY: Double) -> (x: Double, y: Double) {
      (x + pointX * factor, y + pointY * factor)
    }
  }

  /// Waits until a place of the picture, in its points, has a colour on the screen.
  /// - Returns: where the picture's corner lies, and how large a point of it is.
  @discardableResult
  func waitForColor(
    _ color: [UInt8], at point: (x: Double, y: Double) = (100, 50), tolerance: Int = 3,
    location: SourceLocation = #_sourceLocation
  ) async throws -> Drawn {
    var seen: [UInt8] = []
    let line = try await wait(what: "drawn, with \(color)", location: location) { line in
      guard let drawn = Drawn(line), line.hasSuffix("clear"), let screen = try? display.screenshot() else {
        return false
      }
      seen = screen[drawn.place(point.x, point.y)]
      return isNear(seen, color, tolerance: tolerance)
    }
    return try #require(Drawn(line))
  }

  /// Waits for the program's end.
  /// - Returns: its exit status.
  func waitForEnd() async -> Int32 {
    await lines.end()
    process.waitUntilExit()
    return process.terminationStatus
  }

  func send(signal number: Int32) { kill(process.processIdentifier, number) }
}

/// Runs a program to its end.
/// - Returns: its standard output.
@discardableResult
func run(_ program: String, _ arguments: [String], environment: [String: String]? = nil) throws -> Data {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  if let environment { process.environment = environment }
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw ProgramFailed(command: "\(program) \(arguments)") }
  return data
}

struct ProgramFailed: Error { var command: String }
