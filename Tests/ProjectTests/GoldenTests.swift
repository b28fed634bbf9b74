import Foundation
import Testing

/// The pictures of the gallery, compared with those that were looked at.
///
/// Two pictures are the same where the means of their blocks are near: fonts and painters of other versions differ within
/// a block, a control that is moved, missing or of another colour makes one of another mean.
///
/// Goldens are half as large as the points they show. Where a picture should be another, look at the new one in the
/// folder that the failure names, and run the tests with `VITRINE_ACCEPT_GOLDENS=1` to keep it.
@Suite(.serialized) struct GoldenTests {
  /// Under which conditions the gallery is shown, and which of its files; all where none are named.
  struct Look: Sendable, CustomTestStringConvertible {
    let variants: String
    var files: [String] = []
    var testDescription: String { variants }
  }

  static let looks = [
    Look(variants: "scheme=light,dark"), Look(variants: "type-size=accessibility3"), Look(variants: "direction=rtl"),
    Look(
      variants: "platform=macos",
      files: ["Buttons", "DatePickers", "Fields", "Forms", "Groups", "Lists", "Pickers", "ProgressViews", "Toggles"]),
    Look(variants: "device=ipad", files: ["Columns", "NavigationBars", "Presentations", "Tabs"]),
  ]

  private static let goldens = Command.root.appending(path: "Tests/Goldens")
  private static let accepts = ProcessInfo.processInfo.environment["VITRINE_ACCEPT_GOLDENS"] == "1"
  /// New pictures that differ, kept when the test has ended.
  private static let different = FileManager.default.temporaryDirectory.appending(path: "vitrine-goldens")

  @Test(arguments: looks) func picturesAreAsTheyWereSeen(_ look: Look) throws {
    let folder = try TemporaryFolder()
    let gallery = "resources/examples/Gallery"
    let files =
      try look.files.isEmpty
      ? FileManager.default.contentsOfDirectory(atPath: Command.root.appending(path: gallery).path)
        .filter { $0.hasSuffix(".swift") }.sorted()
      : look.files.map { $0 + ".swift" }
    let render = try Command.run(
      [Command.built.appending(path: "vitrine").path, "render"] + files.map { "\(gallery)/\($0)" } + [
        "--preview", "all", "--variants", look.variants, "--scale", "0.5", "--locale", "en_US", "-o",
        folder.url.path + "/",
      ], environment: ["TZ": "UTC"])
    #expect(render.exitCode == 0, "\(render.errors)")
    let names = try folder.files()
    #expect(names.count >= files.count)
    for name in names { try check(folder.url.appending(path: name)) }
  }

  /// Every golden is of a preview that there is: one that is gone takes its pictures with it.
  @Test func goldensHavePreviews() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
    let files = Set(names.compactMap { $0.split(separator: ".").first })
    for file in files {
      let source = try String(
        contentsOf: Command.root.appending(path: "resources/examples/Gallery/\(file).swift"), encoding: .utf8)
      for name in names where name.hasPrefix("\(file).") {
        let preview = name.split(separator: ".")[1]
        #expect(source.contains("#Preview(\"\(preview)\"") || source.contains("@main"), "\(name)")
      }
    }
  }

  private func check(_ picture: URL) throws {
    let name = picture.lastPathComponent
    let golden = Self.goldens.appending(path: name)
    if Self.accepts {
      let isNear = try FileManager.default.fileExists(atPath: golden.path) && Difference(golden, picture).isSmall
      if !isNear { try Self.keep(picture, as: golden) }
      return
    }
    guard FileManager.default.fileExists(atPath: golden.path) else {
      Issue.record("\(name) has no golden; VITRINE_ACCEPT_GOLDENS=1 keeps what is drawn")
      return
    }
    let difference = try Difference(golden, picture)
    guard !difference.isSmall else { return }
    try FileManager.default.createDirectory(at: Self.different, withIntermediateDirectories: true)
    let new = Self.different.appending(path: name), map = Self.different.appending(path: "difference " + name)
    try Self.keep(picture, as: new)
    try Command.run([
      "convert", golden.path, picture.path, "-alpha", "off", "-compose", "difference", "-composite", map.path,
    ])
    Issue.record(
      """
      \(name) is not as it was seen (\(difference)): the new picture and what differs are in \(Self.different.path). \
      If it should be so, run the test with VITRINE_ACCEPT_GOLDENS=1.
      """)
  }

  /// Few colours keep a golden small; those of which a picture has many are kept as they are.
  private static func keep(_ picture: URL, as file: URL) throws {
    for colours in [["+dither", "-colors", "64"], []] {
      let format = colours.isEmpty ? "PNG24" : "PNG8"
      let convert = try Command.run(
        ["convert", picture.path, "-alpha", "off", "-strip"] + colours + ["\(format):\(file.path)"])
      #expect(convert.exitCode == 0, "\(convert.errors)")
      if try Difference(file, picture).isTiny { return }
    }
  }

  @Test(arguments: [
    ("Color.clear.frame(width: 60, height: 30)", true), ("Toggle(\"On\", isOn: .constant(false)).fixedSize()", true),
    ("Toggle(\"On\", isOn: .constant(true)).fixedSize().offset(y: 6)", true),
    ("Toggle(\"On\", isOn: .constant(true)).fixedSize().tint(.orange)", true),
    ("Toggle(\"Of\", isOn: .constant(true)).fixedSize()", true),
    ("Toggle(\"On\", isOn: .constant(true)).fixedSize().offset(x: 0.2)", false),
  ])
  func whatIsMovedMissingOrOfAnotherColourIsSeen(_ view: String, _ isSeen: Bool) throws {
    let folder = try TemporaryFolder()
    func picture(_ name: String, _ view: String) throws -> URL {
      let body = "import SwiftUI\n#Preview(traits: .fixedLayout(width: 200, height: 80)) { \(view) }"
      try folder.write(body, to: "\(name).swift")
      let picture = folder.url.appending(path: "\(name).png")
      let render = try Command.run([
        Command.built.appending(path: "vitrine").path, "render", folder.url.appending(path: "\(name).swift").path,
        "--scale", "0.5", "-o", picture.path,
      ])
      #expect(render.exitCode == 0, "\(render.errors)")
      return picture
    }
    let seen = try picture("Seen", "Toggle(\"On\", isOn: .constant(true)).fixedSize()")
    try Self.keep(seen, as: folder.url.appending(path: "Golden.png"))
    let difference = try Difference(folder.url.appending(path: "Golden.png"), picture("New", view))
    #expect(difference.isSmall == !isSeen, "\(difference)")
  }
}

/// How far the means of two pictures' blocks, 8 points wide and high, are apart; 1 is from black to white.
struct Difference: CustomStringConvertible {
  let mean, most: Double
  let hasOneSize: Bool

  var isSmall: Bool { hasOneSize && mean <= 0.008 && most <= 0.12 }
  /// Whether it leaves room for those of other versions.
  var isTiny: Bool { hasOneSize && mean <= 0.004 && most <= 0.03 }
  var description: String { hasOneSize ? "mean \(mean), most \(most)" : "of another size" }

  init(_ golden: URL, _ picture: URL) throws {
    // Width and height, where a PNG file has them.
    let sizes = try [golden, picture].map { try Data(contentsOf: $0).dropFirst(16).prefix(8) }
    hasOneSize = sizes[0] == sizes[1]
    let compared = try Command.run([
      "convert", golden.path, picture.path, "-alpha", "off", "-scale", "25%", "-compose", "difference", "-composite",
      "-format", "%[fx:mean] %[fx:maxima]", "info:",
    ])
    let numbers = compared.output.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2 else {
      (mean, most) = (.infinity, .infinity)
      return
    }
    (mean, most) = (numbers[0], numbers[1])
  }
}
