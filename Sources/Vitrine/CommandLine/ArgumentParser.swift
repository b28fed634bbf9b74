import Foundation
import PreviewProtocol
import PreviewService

/// Turns the words on the command line into a command.
struct ArgumentParser {
  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// - Parameter words: without the program's own name.
  /// - Throws: `UsageError`.
  func command(_ words: [String]) throws(UsageError) -> Command {
    if words.contains("--help") || words.contains("-h") || words.first == "help" { return .help }
    guard let first = words.first else { return .window(path: nil, options: []) }
    let rest = Array(words.dropFirst())
    switch first {
    case "--version": return .version
    case "render": return .render(try render(rest))
    case "explain": return .explain(try explain(rest))
    case "check": return .check(try check(rest))
    case "list": return try list(rest)
    case "doctor":
      if let word = rest.first { throw .unknownOption(word, command: "doctor") }
      return .doctor
    default: return try window(words)
    }
  }

  private func window(_ words: [String]) throws(UsageError) -> Command {
    // What GTK itself understands is left to it.
    let options = words.filter { $0.hasPrefix("--g") }
    let paths = words.filter { !$0.hasPrefix("--g") && $0 != "--" }
    if let option = paths.first(where: { $0.hasPrefix("-") }) { throw .unknownOption(option, command: "[PATH]") }
    guard paths.count <= 1 else { throw .tooManyPaths(command: "[PATH]") }
    guard paths.first != "" else { throw .emptyPath }
    return .window(path: paths.first, options: options)
  }

  private func list(_ words: [String]) throws(UsageError) -> Command {
    var words = OptionWords(words, command: "list", flags: ["--json"], values: ["--platform"])
    try words.read()
    guard let path = words.paths.first else { throw .missingPath(command: "list") }
    guard words.paths.count == 1 else { throw .tooManyPaths(command: "list") }
    let platform = try words.last("--platform").map { word throws(UsageError) in try ConditionOption.platform(word) }
    return .list(path: path, platform: platform ?? .ios, isJSON: words.flags.contains("--json"))
  }

  private func render(_ words: [String]) throws(UsageError) -> RenderOptions {
    var words = OptionWords(
      words, command: "render", flags: ["--timings"], values: Self.viewOptions + ["-o", "--background", "--at"])
    try words.read()
    var view = try view(words)
    view.moment = try moment(words)
    guard let output = words.last("-o") else { throw .missingOutput }
    var options = RenderOptions(view: view, output: try self.output(output))
    options.showsTimings = words.flags.contains("--timings")
    if let ground = words.last("--background") {
      guard ground == "none" else { throw .badValue(option: "--background", value: ground, expected: "none") }
      options.hasBackground = false
    }
    return options
  }

  private func explain(_ words: [String]) throws(UsageError) -> ExplainOptions {
    var words = OptionWords(words, command: "explain", flags: ["--json"], values: Self.viewOptions)
    try words.read()
    return ExplainOptions(view: try view(words), isJSON: words.flags.contains("--json"))
  }

  private func check(_ words: [String]) throws(UsageError) -> CheckOptions {
    var words = OptionWords(words, command: "check", flags: ["--record"], values: Self.viewOptions + ["--baseline"])
    try words.read()
    return CheckOptions(
      view: try view(words), records: words.flags.contains("--record"), baseline: words.last("--baseline"))
  }

  private func output(_ word: String) throws(UsageError) -> RenderOptions.Output {
    if word == "-" { return .standardOutput }
    let name = (word as NSString).lastPathComponent
    let ending = (name as NSString).pathExtension.lowercased()
    if let format = PictureFormat(rawValue: ending) { return .file(path: word, format: format) }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
    guard exists ? isFolder.boolValue : ending.isEmpty || word.hasSuffix("/") else { throw .unknownOutput(word) }
    return .folder(path: word)
  }

  /// In seconds: an hour.
  private static let latestMoment = 3600.0

  private func moment(_ words: OptionWords) throws(UsageError) -> Double? {
    guard let word = words.last("--at") else { return nil }
    guard let seconds = Double(word), seconds >= 0, seconds <= Self.latestMoment else {
      throw .badValue(
        option: "--at", value: word, expected: "a number of seconds from 0 to \(Int(Self.latestMoment))")
    }
    return seconds
  }

  // MARK: - Conditions

  /// In seconds: a day.
  private static let longestTimeout = 86_400.0

  private static let viewOptions =
    ConditionOption.allCases.map { "--\($0.rawValue)" } + ["--preview", "--variants", "--timeout"]

  private func view(_ words: OptionWords) throws(UsageError) -> ViewOptions {
    guard !words.paths.isEmpty else { throw .missingPath(command: words.command) }
    var options = ViewOptions(paths: words.paths)
    let chosen = words.all("--preview")
    options.isForAll = chosen.contains("all")
    if !chosen.isEmpty {
      options.previews = chosen.filter { $0 != "all" }.map { word in Int(word).map { .line($0) } ?? .named(word) }
    }
    if let word = words.last("--timeout") {
      guard let seconds = Double(word), seconds > 0, seconds <= Self.longestTimeout else {
        throw .badValue(
          option: "--timeout", value: word, expected: "a number of seconds up to \(Int(Self.longestTimeout))")
      }
      options.timeout = seconds
    }
    options.variants = try variants(words)
    return options
  }

  /// The conditions that the options give, once for each combination of the variants' values.
  private func variants(_ words: OptionWords) throws(UsageError) -> [Variant] {
    var settings: [(ConditionOption, String)] = []
    for option in ConditionOption.allCases {
      if let word = words.last("--\(option.rawValue)") { settings.append((option, word)) }
    }
    var combinations: [[(ConditionOption, String)]] = [[]]
    for (option, values) in try variantLists(words) {
      combinations = combinations.flatMap { earlier in values.map { earlier + [(option, $0)] } }
    }
    var variants: [Variant] = []
    for combination in combinations {
      let conditions = try conditions(settings + combination)
      variants.append(Variant(conditions: conditions, names: combination.map(\.1)))
    }
    return variants
  }

  /// Each option of the variants once, with its values, each once.
  private func variantLists(_ words: OptionWords) throws(UsageError) -> [(ConditionOption, [String])] {
    let names = ConditionOption.allCases.map(\.rawValue).joined(separator: ", ")
    func bad(_ word: some StringProtocol, _ reason: String = "") -> UsageError {
      .badValue(
        option: "--variants", value: String(word), expected: "NAME=VALUE,… \(reason)where NAME is one of \(names)")
    }
    var lists: [(ConditionOption, [String])] = []
    for word in words.all("--variants") {
      let items = word.split(whereSeparator: \.isWhitespace)
      guard !items.isEmpty else { throw bad(word) }
      for item in items {
        let parts = item.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let option = ConditionOption(rawValue: String(parts[0])) else { throw bad(item) }
        let values = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard !values.contains("") else { throw bad(item, "without empty values, ") }
        guard Set(values).count == values.count else { throw bad(item, "with each value once, ") }
        guard !lists.contains(where: { $0.0 == option }) else { throw bad(item, "with each NAME once, ") }
        lists.append((option, values))
      }
    }
    return lists
  }

  private func conditions(_ settings: [(ConditionOption, String)]) throws(UsageError) -> PreviewConditions {
    var conditions = PreviewConditions(locale: systemLocale)
    // What others depend on comes first.
    let order = ConditionOption.allCases
    let ordered = settings.enumerated().sorted { lhs, rhs in
      let (left, right) = (order.firstIndex(of: lhs.element.0) ?? 0, order.firstIndex(of: rhs.element.0) ?? 0)
      return (left, lhs.offset) < (right, rhs.offset)
    }
    for (_, setting) in ordered { try setting.0.apply(setting.1, to: &conditions) }
    return conditions
  }

  /// The language of the user's messages, without its encoding.
  private var systemLocale: String {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let name = String(named.prefix { $0 != "." && $0 != "@" })
    return name == "C" || name == "POSIX" ? "en_US" : name
  }
}
