import PreviewProtocol
import PreviewService
import Testing

@testable import Vitrine

@Suite struct ArgumentParserTests {
  private let parser = ArgumentParser(environment: ["LANG": "de_AT.UTF-8"])

  private func parsed(_ line: String) throws -> Command {
    try parser.command(line.split(separator: " ").map(String.init))
  }

  private func explained(_ line: String) throws -> ViewOptions {
    guard case .explain(let options) = try parsed("explain A.swift " + line) else {
      Issue.record("That is no explain.")
      return ViewOptions()
    }
    return options.view
  }

  @Test(arguments: [
    ("", Command.window(path: nil, options: [])), ("Card.swift", .window(path: "Card.swift", options: [])),
    ("--gapplication-service", .window(path: nil, options: ["--gapplication-service"])), ("doctor", .doctor),
    ("--help", .help), ("render --help", .help), ("--version", .version),
    ("list A.swift", .list(path: "A.swift", platform: .ios, isJSON: false)),
    ("list --json --platform macos A.swift", .list(path: "A.swift", platform: .macos, isJSON: true)),
  ])
  func understandsCommands(_ line: String, _ command: Command) throws {
    #expect(try parsed(line) == command)
  }

  @Test(arguments: [
    ("render", UsageError.missingPath(command: "render")), ("render A.swift", .missingOutput),
    ("render A.swift -o", .missingValue(option: "-o")), ("render A.swift -o a.gif", .unknownOutput("a.gif")),
    ("explain A.swift --frob", .unknownOption("--frob", command: "explain")),
    ("list A.swift B.swift", .tooManyPaths(command: "list")), ("-x", .unknownOption("-x", command: "[PATH]")),
    ("doctor now", .unknownOption("now", command: "doctor")),
    (
      "explain A.swift --width wide",
      .badValue(option: "--width", value: "wide", expected: "a number of points up to 100000, nil, 0 or inf")
    ),
    (
      "explain A.swift --height 1e9",
      .badValue(option: "--height", value: "1e9", expected: "a number of points up to 100000, nil, 0 or inf")
    ),
    (
      "explain A.swift --timeout 1e300",
      .badValue(option: "--timeout", value: "1e300", expected: "a number of seconds up to 86400")
    ),
    ("explain A.swift --variants=", .missingValue(option: "--variants")),
    ("explain A.swift --preview=", .missingValue(option: "--preview")),
    ("explain A.swift --scheme blue", .badValue(option: "--scheme", value: "blue", expected: "light or dark")),
    (
      "explain A.swift --timeout -1",
      .badValue(option: "--timeout", value: "-1", expected: "a number of seconds up to 86400")
    ),
    ("render A.swift -o - --background red", .badValue(option: "--background", value: "red", expected: "none")),
  ])
  func refusesWhatIsWrong(_ line: String, _ error: UsageError) {
    #expect(throws: error) { try parsed(line) }
    #expect(error.sentence.hasSuffix("."))
  }

  @Test func conditionsAreTheDevicesUnlessGiven() throws {
    let plain = try #require(try explained("").variants.first).conditions
    #expect(plain == PreviewConditions(locale: "de_AT"))
    let mac = try #require(try explained("--platform macos").variants.first).conditions
    #expect(mac.device == .macWindow)
    #expect(mac.scale == 2)
    let mixed = try #require(try explained("--device ipad --platform macos --scale=1").variants.first).conditions
    #expect(mixed.device.name == "ipad")
    #expect(mixed.scale == 1)
  }

  @Test func lengthsAreNumbersOrKinds() throws {
    let conditions = try #require(try explained("--width 120.5 --height inf").variants.first).conditions
    #expect(conditions.width == .points(120.5))
    #expect(conditions.height == .maximum)
    let others = try #require(try explained("--width nil --height 0").variants.first).conditions
    #expect(others.width == .ideal)
    #expect(others.height == .minimum)
  }

  @Test func settingsAndSizeClassesAreWords() throws {
    let conditions = try #require(
      try explained("--settings bold-text+inactive --horizontal-class regular --vertical-class compact").variants.first
    ).conditions
    #expect(conditions.settings == [.boldText, .inactive])
    #expect(conditions.horizontalClass == .regular && conditions.verticalClass == .compact)
    #expect(try explained("--settings none").variants.first?.conditions.settings == [])
    let variants = try explained("--variants settings=none,reduce-motion+increase-contrast").variants
    #expect(variants.map(\.conditions.settings) == [[], [.reduceMotion, .increaseContrast]])
    #expect(throws: UsageError.self) { try explained("--settings loud") }
    #expect(throws: UsageError.self) { try explained("--horizontal-class wide") }
  }

  @Test func variantsAreAProduct() throws {
    guard
      case .explain(let options) = try parser.command([
        "explain", "A.swift", "--width", "50", "--variants", "scheme=light,dark type-size=large,accessibility3",
      ])
    else {
      Issue.record("That is no explain.")
      return
    }
    #expect(
      options.view.variants.map(\.names) == [
        ["light", "large"], ["light", "accessibility3"], ["dark", "large"], ["dark", "accessibility3"],
      ])
    #expect(options.view.variants.map(\.conditions.isDark) == [false, false, true, true])
    #expect(options.view.variants.allSatisfy { $0.conditions.width == .points(50) })
    #expect(throws: UsageError.self) { try explained("--variants colour=red") }
    #expect(throws: UsageError.self) { try explained("--variants scheme=red") }
  }

  @Test(arguments: [" ", "scheme=", "scheme=light,,dark", "scheme=dark,dark", "scheme=light scheme=dark"])
  func variantsAreNeitherEmptyNorTwice(_ list: String) {
    #expect(throws: UsageError.self) { try parser.command(["explain", "A.swift", "--variants", list]) }
  }

  @Test(arguments: [
    ([""], UsageError.emptyPath), (["list", ""], .emptyPath), (["render", "", "-o", "a.png"], .emptyPath),
    (["render", "A.swift", "-o", ""], .missingValue(option: "-o")),
  ])
  func emptyPathsAreWrong(_ words: [String], _ error: UsageError) {
    #expect(throws: error) { try parser.command(words) }
  }

  @Test func previewsAreNamesLinesOrAll() throws {
    let options = try explained("--preview Card --preview 12")
    #expect(options.previews == [.named("Card"), .line(12)])
    #expect(try explained("--preview all").isForAll)
    #expect(try explained("").previews == [.first])
  }

  @Test func pathsMayLookLikeOptions() throws {
    guard case .explain(let options) = try parsed("explain --json -- --odd.swift") else {
      Issue.record("That is no explain.")
      return
    }
    #expect(options.view.paths == ["--odd.swift"])
    #expect(options.isJSON)
  }
}
