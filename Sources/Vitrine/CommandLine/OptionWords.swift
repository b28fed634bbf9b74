/// Words of a subcommand, sorted into options with their values, flags and paths.
struct OptionWords {
  let command: String
  private let words: [String]
  private let knownFlags, knownValues: Set<String>
  private(set) var flags: Set<String> = []
  private(set) var paths: [String] = []
  private var values: [(name: String, value: String)] = []

  init(_ words: [String], command: String, flags: [String], values: [String]) {
    self.words = words
    self.command = command
    knownFlags = Set(flags)
    knownValues = Set(values)
  }

  /// Understands `--name value`, `--name=value`, and `--` before words that are paths whatever they look like.
  mutating func read() throws(UsageError) {
    try sort()
    if paths.contains("") { throw .emptyPath }
  }

  private mutating func sort() throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        paths += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        paths.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if knownFlags.contains(word) {
        flags.insert(word)
      } else if knownValues.contains(parts[0]) {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else { throw .missingValue(option: word) }
        guard !value.isEmpty else { throw .missingValue(option: parts[0]) }
        values.append((parts[0], value))
      } else {
        throw .unknownOption(word, command: command)
      }
    }
  }

  func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

  func last(_ name: String) -> String? { all(name).last }
}
