import Foundation
import Testing

/// The real program, run as a shell does, without a display.
@Suite(.timeLimit(.minutes(2))) final class ProgramTests {
  private struct Run {
    var status: Int32
    var output: Data
    var errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "vitrine-program-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String = "Card.swift") throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
  }

  private let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("vitrine")
  /// All these tests share it.
  private let cache = ProgramTests.sharedCache
  private static let sharedCache: String = {
    atexit { try? FileManager.default.removeItem(atPath: NSTemporaryDirectory() + "vitrine-program-cache-\(getpid())") }
    return NSTemporaryDirectory() + "vitrine-program-cache-\(getpid())"
  }()

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = cache
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    return environment
  }

  /// Runs `vitrine` in the folder.
  private func vitrine(_ arguments: String...) throws -> Run { try vitrine(arguments) }

  private func vitrine(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    // Files, since a full pipe would stop the program.
    let names = ["output", "errors"].map { "\(folder)/.\($0)-\(UUID().uuidString)" }
    for name in names { _ = FileManager.default.createFile(atPath: name, contents: nil) }
    process.standardOutput = FileHandle(forWritingAtPath: names[0])
    process.standardError = FileHandle(forWritingAtPath: names[1])
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: FileManager.default.contents(atPath: names[0]) ?? Data(),
      errors: String(decoding: FileManager.default.contents(atPath: names[1]) ?? Data(), as: UTF8.self))
  }

  private let good = """
    import SwiftUI
    #Preview("Box", traits: .sizeThatFitsLayout) {
      HStack(spacing: 10) {
        Color.red.frame(width: 30, height: 20)
        Color.blue.frame(width: 40, height: 10)
      }
    }
    #Preview { Color.green.frame(width: 5, height: 5) }
    """

  @Test func rendersAPicture() throws {
    try write(good)
    let run = try vitrine("render", "Card.swift", "-o", "box.png", "--scale", "2")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    let png = try #require(FileManager.default.contents(atPath: folder + "/box.png"))
    // The header's width and height: 80×20 points at two pixels each.
    #expect(Array(png[16..<24]) == [0, 0, 0, 160, 0, 0, 0, 40])
  }

  @Test func rendersToStandardOutputAndAsOutlines() throws {
    try write(good)
    #expect(try vitrine("render", "Card.swift", "-o", "-").output.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(try vitrine("render", "Card.swift", "-o", "box.svg").status == 0)
    #expect(try vitrine("render", "Card.swift", "-o", "box.pdf").status == 0)
    let svg = try String(contentsOfFile: folder + "/box.svg", encoding: .utf8)
    #expect(svg.contains("<svg"))
    #expect(FileManager.default.contents(atPath: folder + "/box.pdf")?.prefix(4) == Data("%PDF".utf8))
  }

  @Test func rendersAllVariantsIntoAFolder() throws {
    try write(good)
    let run = try vitrine(
      "render", "Card.swift", "-o", "out", "--preview", "all", "--variants", "scheme=light,dark", "--scale", "1")
    #expect(run.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/out").sorted()
    #expect(names == ["Card.8.dark.png", "Card.8.light.png", "Card.Box.dark.png", "Card.Box.light.png"])
  }

  @Test func severalPicturesNeedAFolder() throws {
    try write(good)
    let run = try vitrine("render", "Card.swift", "-o", "box.png", "--preview", "all")
    #expect(run.status == 64)
    #expect(run.errors.contains("Give a folder"))
  }

  @Test func whatDoesNotFitIsRefusedBeforeAnythingRuns() throws {
    try write(
      """
      import SwiftUI
      #Preview("Box") { let _ = print("it ran"); Color.red }
      #Preview("Box") { Color.blue }
      """)
    let many = try vitrine("render", "Card.swift", "-o", "box.png", "--preview", "all")
    #expect(many.status == 64)
    #expect(!many.errors.contains("it ran"))
    let twice = try vitrine("render", "Card.swift", "-o", "box.png", "--preview", "2", "--preview", "2")
    #expect(twice.status == 0)
    let beyond = try vitrine("render", "Card.swift", "-o", "box.png", "--preview", "99")
    #expect(beyond.status == 64)
    #expect(beyond.errors == "vitrine: Card.swift has no preview on line 99. It has 'Box', 'Box'.\n")
    let empty = try vitrine("render", "Card.swift", "-o", "box.png", "--width", "0")
    #expect(empty.status == 64)
    let all = try vitrine("render", "Card.swift", "-o", "out", "--preview", "all", "--variants", "scheme=light,dark")
    #expect(all.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/out").sorted()
    #expect(names == ["Card.Box.3.dark.png", "Card.Box.3.light.png", "Card.Box.dark.png", "Card.Box.light.png"])
  }

  @Test func filesOfOneNameAreToldApart() throws {
    for side in ["A", "B"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(side)", withIntermediateDirectories: true)
      try write("import SwiftUI\n#Preview { Color.red }; #Preview { Color.blue }\n", to: "\(side)/Card.swift")
    }
    let run = try vitrine("render", ".", "-o", "out", "--preview", "all")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/out").count == 4)
  }

  @Test(arguments: [[], ["Card.swift"]]) func aWindowNeedsADisplay(_ arguments: [String]) throws {
    let run = try vitrine(arguments)
    #expect(run.status == 4)
    #expect(run.errors.hasPrefix("vitrine: There is no display"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func aFullOutputIsAFailure() throws {
    let process = Process()
    process.executableURL = program
    process.arguments = ["--help"]
    process.environment = environment
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 4)
    #expect(text == "vitrine: Standard output cannot be written: No space left on device.\n")
  }

  @Test func aFileWithoutAViewHasNoList() throws {
    try write("import SwiftUI\nlet x = 1\n")
    let run = try vitrine("list", "Card.swift")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Card.swift: error: Card.swift has no preview"))
  }

  @Test func explainsAsJSON() throws {
    try write(good)
    let run = try vitrine("explain", "Card.swift", "--json")
    #expect(run.status == 0)
    let elements = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    let element = try #require(elements.first)
    #expect(element["preview"] as? String == "Box")
    #expect(element["line"] as? Int == 2)
    #expect((element["size"] as? [String: Double]) == ["width": 80, "height": 20])
    let root = try #require(element["root"] as? [String: Any])
    #expect(root["view"] as? String == "HStack")
    #expect(root["line"] as? Int == 3)
    #expect((root["children"] as? [Any])?.count == 2)
    let keys: Set = [
      "view", "ids", "text", "line", "priority", "frame", "drawn", "negotiation", "children",
    ]
    #expect(Set(root.keys) == keys)
  }

  @Test func explainsToPeople() throws {
    try write(good)
    let run = try vitrine("explain", "Card.swift", "--width", "nil", "--height", "inf")
    #expect(run.text.hasPrefix("Box, Card.swift:2: offered nil×inf, takes 80×20\n"))
    #expect(run.text.contains("As wide as its 2 views with the spaces between"))
  }

  @Test func listsPreviews() throws {
    try write(good)
    #expect(
      try vitrine("list", "Card.swift").text == "Card.swift:2  Box  .sizeThatFitsLayout\nCard.swift:8  (unnamed)\n")
    let json = try vitrine("list", "Card.swift", "--json")
    let list = try #require(try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
    #expect(list.map { $0["line"] as? Int } == [2, 8])
  }

  @Test func errorsGoToStandardErrorUnderTheUsersOwnPath() throws {
    try write("import SwiftUI\n#Preview { Nothing() }\n")
    let run = try vitrine("render", "./Card.swift", "-o", "-")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("./Card.swift:2:12: error: cannot find 'Nothing' in scope\n"))
  }

  @Test func aCrashLeavesTheOthers() throws {
    try write(
      """
      import SwiftUI
      func crash() { fatalError("away") }
      #Preview("Bad") { let _ = crash(); Color.red }
      #Preview("Good") { Color.red }
      """)
    let run = try vitrine("explain", "Card.swift", "--json", "--preview", "all")
    #expect(run.status == 3)
    let elements = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(elements.map { $0["preview"] as? String } == ["Bad", "Good"])
    #expect((elements.first?["error"] as? String)?.contains("away") == true)
    #expect(elements.last?["root"] != nil)
  }

  @Test func anEndlessLoopEndsAtTheTimeLimit() throws {
    try write("import SwiftUI\nfunc loop() { while true {} }\n#Preview { let _ = loop(); Color.red }\n")
    let run = try vitrine("render", "Card.swift", "-o", "-", "--timeout", "1")
    #expect(run.status == 3)
    #expect(run.errors.contains("did not answer within 1 s"))
  }

  @Test(arguments: [["render"], ["explain", "A.swift", "--frob"], ["list"]])
  func wrongUsageIsASentence(_ arguments: [String]) throws {
    let run = try vitrine(arguments)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("vitrine: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func whatIsMissingHasAStatusOfItsOwn() throws {
    let run = try vitrine("list", "None.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("There is no file"))
  }

  /// Ends the program by a signal while user code is in an endless loop, and looks for what is left.
  @Test(arguments: [SIGTERM, SIGKILL]) func leavesNoProcessesAndNoFiles(_ signal: Int32) throws {
    try write(
      "import SwiftUI\nfunc loop() { print(\"looping\"); while true {} }\n#Preview { let _ = loop(); Color.red }\n")
    let identity = UUID().uuidString
    let mark = "VITRINE_TEST_MARK=\(identity)"
    let process = Process()
    process.executableURL = program
    process.arguments = ["render", "Card.swift", "-o", "-", "--timeout", "100"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment.merging(["VITRINE_TEST_MARK": identity]) { $1 }
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    // What user code prints comes out as it is printed.
    let line = errors.fileHandleForReading.availableData
    #expect(String(decoding: line, as: UTF8.self) == "looping\n")
    #expect(processes(marked: mark).count >= 2)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    // The pipe ends when the last of its writers has ended.
    while !errors.fileHandleForReading.availableData.isEmpty {}
    // The scanner and the agents end by themselves as soon as they notice; each of them holds no pipe of ours.
    while !processes(marked: mark).isEmpty { sched_yield() }
    let temporary = cache + "/vitrine/temporary"
    let own = try FileManager.default.contentsOfDirectory(atPath: temporary)
      .filter { $0.hasPrefix("\(process.processIdentifier)-") }
    #expect(own.isEmpty)
  }

  private func processes(marked mark: String) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.filter { Int($0) != nil }.filter { number in
      guard let file = fopen("/proc/\(number)/environ", "r") else { return false }
      defer { fclose(file) }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = fread(&buffer, 1, buffer.count, file)
      return String(decoding: buffer[..<count], as: UTF8.self).contains(mark)
    }
  }

  @Test func checkComparesWithWhatWasRecorded() throws {
    func card(_ width: Int, _ color: String) throws {
      try write(
        "import SwiftUI\n#Preview(\"Card\", traits: .sizeThatFitsLayout) { Color.\(color).frame(width: \(width), height: 9) }"
      )
    }
    try card(10, "red")
    let missing = try vitrine("check", "Card.swift")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("there is no recording"))
    #expect(try vitrine("check", "Card.swift", "--record").status == 0)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/PreviewBaselines/Card.Card.png"))
    let same = try vitrine("check", "Card.swift")
    #expect(same.status == 0)
    #expect(same.text == "1 as recorded, 0 differ\n")
    try card(10, "blue")
    let repainted = try vitrine("check", "Card.swift")
    #expect(repainted.status == 1)
    #expect(repainted.errors.contains("pixels differ"))
    try card(12, "red")
    let wider = try vitrine("check", "Card.swift")
    #expect(wider.status == 1)
    #expect(wider.errors.contains("width was 10, is 12"))
    #expect(wider.errors.contains("the picture was 30×27 pixels, is 36×27"))
    #expect(try vitrine("check", "Card.swift", "--baseline", "elsewhere", "--record").status == 0)
    #expect(try vitrine("check", "Card.swift", "--baseline", "elsewhere").status == 0)
  }

  @Test func timingsAreSaidOnRequest() throws {
    try write("import SwiftUI\n#Preview { Color.red }")
    let run = try vitrine("render", "Card.swift", "-o", "-", "--timings")
    #expect(run.status == 0)
    for stage in ["scan", "compile", "link", "load", "frame", "picture"] { #expect(run.errors.contains("\(stage) ")) }
  }
}
