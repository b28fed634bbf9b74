import Foundation

/// An X server without a screen, and what a person does at it.
final class VirtualDisplay {
  static let width = 1280, height = 960

  let name: String
  private let process = Process()

  init() throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The server itself finds a free number, and tells it when it is ready.
    process.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(Self.width)x\(Self.height)x24", "-nolisten", "tcp", "-noreset",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var number = ""
    while !number.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw ProgramFailed(command: "Xvfb") }
      number += String(decoding: data, as: UTF8.self)
    }
    name = ":\(number.trimmingCharacters(in: .whitespacesAndNewlines))"
  }

  // Children of a test inherit the signals that its thread blocks, the request to end among them.
  deinit { kill(process.processIdentifier, SIGKILL) }

  private var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["DISPLAY": name, "XAUTHORITY": ""]) { $1 }
  }

  func act(_ arguments: [String]) throws { try run("xdotool", arguments, environment: environment) }

  /// Waits for a window with this title to be seen, and gives it the keyboard.
  func waitForWindow(named title: String) throws {
    try act(["search", "--sync", "--onlyvisible", "--name", title, "windowfocus", "--sync"])
  }

  /// What is on the screen now.
  func screenshot() throws -> Screenshot {
    let pixels = try run("import", ["-window", "root", "-depth", "8", "rgba:-"], environment: environment)
    guard pixels.count == 4 * Self.width * Self.height else { throw ProgramFailed(command: "import") }
    return Screenshot(width: Self.width, pixels: pixels)
  }
}

/// Pixels of a screen.
struct Screenshot {
  var width: Int
  var pixels: Data

  /// Red, green and blue from 0 to 255.
  subscript(place: (x: Double, y: Double)) -> [UInt8] {
    let start = 4 * (Int(place.y) * width + Int(place.x))
    return Array(pixels[start..<start + 3])
  }
}

/// Whether two colours look the same, up to rounding.
func isNear(_ a: [UInt8], _ b: [UInt8], tolerance: Int = 3) -> Bool {
  zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
}
