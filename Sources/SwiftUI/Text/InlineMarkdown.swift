/// Markdown within a line, by the rules of CommonMark (6.1 to 6.5) and the strikethrough of GitHub.
///
/// 1. The text is divided into characters, code, links and runs of `*`, `_` and `~`; a backslash takes a mark's meaning.
/// 2. A closing run looks back for the nearest opening run of its kind; what lies between takes the look.
/// 3. Runs that found no partner are characters.
nonisolated enum InlineMarkdown {
  /// Text with one look.
  struct Run: Hashable {
    var text: String
    var isStrong = false, isEmphasized = false, isCode = false, isStruck = false
    var link: String?
  }

  /// Whether reading the text as Markdown can change it.
  static func mayContainMarkup(_ text: String) -> Bool {
    text.utf8.contains {
      switch $0 {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "\\"),
        UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: ":"), UInt8(ascii: "!"):
        true
      default: false
      }
    }
  }

  static func runs(in text: String) -> [Run] {
    var parser = InlineParser(text)
    return parser.parse()
  }
}

/// The state of reading one text.
private nonisolated struct InlineParser {
  /// A part of the text on the way to runs.
  struct Piece {
    var run: InlineMarkdown.Run
    /// For a run of marks: which one, and what it may do.
    var mark: Character?
    var canOpen = false, canClose = false
  }

  private let characters: [Character]
  private var index = 0
  private var pieces: [Piece] = []

  init(_ text: String) { characters = Array(text) }

  mutating func parse() -> [InlineMarkdown.Run] {
    while index < characters.count { readPiece() }
    pair()
    var runs: [InlineMarkdown.Run] = []
    for piece in pieces where !piece.run.text.isEmpty {
      var last = runs.last
      last?.text = piece.run.text
      if last == piece.run { runs[runs.count - 1].text += piece.run.text } else { runs.append(piece.run) }
    }
    return runs
  }

  // MARK: 1

  private mutating func readPiece() {
    let character = characters[index]
    switch character {
    case "\\" where index + 1 < characters.count && characters[index + 1].isMark:
      append(String(characters[index + 1]))
      index += 2
    case "`": readCode()
    case "*", "_", "~": readMarks(character)
    case "[": readLink()
    case "<": readAutolink()
    case "h" where startsAddress: readAddress()
    default:
      append(String(character))
      index += 1
    }
  }

  private mutating func append(_ text: String) {
    if let last = pieces.last, last.mark == nil, last.run.link == nil, !last.run.isCode {
      pieces[pieces.count - 1].run.text += text
    } else {
      pieces.append(Piece(run: .init(text: text)))
    }
  }

  /// Code ends with as many backticks as it begins with; a space at both ends is taken off.
  private mutating func readCode() {
    let count = length(of: "`", from: index)
    var end = index + count
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = length(of: "`", from: end)
      if closing == count {
        var code = String(characters[(index + count)..<end])
        if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" ") { code = String(code.dropFirst().dropLast()) }
        pieces.append(Piece(run: .init(text: code, isCode: true)))
        index = end + closing
        return
      }
      end += closing
    }
    append(String(repeating: "`", count: count))
    index += count
  }

  /// Marks can open where no space follows and close where none precedes; `_` not within a word.
  private mutating func readMarks(_ mark: Character) {
    let count = length(of: mark, from: index)
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + count < characters.count ? characters[index + count] : " "
    let isLeft = !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
    let isRight = !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
    var piece = Piece(run: .init(text: String(repeating: mark, count: count)), mark: mark)
    if mark == "_" {
      piece.canOpen = isLeft && (!isRight || before.isMark)
      piece.canClose = isRight && (!isLeft || after.isMark)
    } else {
      piece.canOpen = isLeft
      piece.canClose = isRight
    }
    pieces.append(piece)
    index += count
  }

  /// `[text](address "title")`, whose text may have looks of its own.
  private mutating func readLink() {
    var depth = 0
    var close = index
    scan: while close < characters.count {
      switch characters[close] {
      case "\\": close += 1
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { break scan }
      default: break
      }
      close += 1
    }
    guard close + 1 < characters.count, characters[close + 1] == "(",
      let end = characters[(close + 2)...].firstIndex(of: ")")
    else {
      append("[")
      index += 1
      return
    }
    let target = String(characters[(close + 2)..<end]).split(separator: " ").first.map(String.init) ?? ""
    for var run in InlineMarkdown.runs(in: String(characters[(index + 1)..<close])) {
      run.link = target
      pieces.append(Piece(run: run))
    }
    index = end + 1
  }

  /// `<https://example.org>`
  private mutating func readAutolink() {
    if let end = characters[index...].firstIndex(of: ">") {
      let target = String(characters[(index + 1)..<end])
      if target.contains(":"), !target.contains(where: \.isWhitespace) {
        pieces.append(Piece(run: .init(text: target, link: target)))
        index = end + 1
        return
      }
    }
    append("<")
    index += 1
  }

  /// An address at the beginning of a word is a link without further marks.
  private var startsAddress: Bool {
    let rest = String(characters[index...].prefix(8))
    let before = index > 0 ? characters[index - 1] : " "
    return (rest.hasPrefix("https://") || rest.hasPrefix("http://")) && !before.isLetter
  }

  private mutating func readAddress() {
    var end = index
    while end < characters.count, !characters[end].isWhitespace, characters[end] != "<", characters[end] != ")" {
      end += 1
    }
    while end > index, ".,;:!?*_~".contains(characters[end - 1]) { end -= 1 }
    let target = String(characters[index..<end])
    pieces.append(Piece(run: .init(text: target, link: target)))
    index = end
  }

  private func length(of character: Character, from start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == character { end += 1 }
    return end - start
  }

  // MARK: 2 and 3

  private mutating func pair() {
    var closer = 0
    while closer < pieces.count {
      guard let mark = pieces[closer].mark, pieces[closer].canClose, !pieces[closer].run.text.isEmpty,
        let opener = opener(for: closer, mark)
      else {
        closer += 1
        continue
      }
      let openCount = pieces[opener].run.text.count, closeCount = pieces[closer].run.text.count
      let used = mark == "~" ? closeCount : min(openCount, closeCount, 2)
      for inner in (opener + 1)..<closer {
        if mark == "~" {
          pieces[inner].run.isStruck = true
        } else if used == 2 {
          pieces[inner].run.isStrong = true
        } else {
          pieces[inner].run.isEmphasized = true
        }
        // Marks between the two can have no partner beyond them.
        (pieces[inner].canOpen, pieces[inner].canClose) = (false, false)
      }
      pieces[opener].run.text.removeLast(used)
      pieces[closer].run.text.removeLast(used)
      if pieces[closer].run.text.isEmpty { closer += 1 }
    }
  }

  private func opener(for closer: Int, _ mark: Character) -> Int? {
    let closeCount = pieces[closer].run.text.count
    for index in stride(from: closer - 1, through: 0, by: -1)
    where pieces[index].mark == mark && pieces[index].canOpen && !pieces[index].run.text.isEmpty {
      let openCount = pieces[index].run.text.count
      if mark == "~" {
        if openCount == closeCount, openCount <= 2 { return index }
        continue
      }
      // A run that can do both pairs only where the lengths do not add up to a multiple of three (rules 9 and 10).
      let isBoth = pieces[index].canClose || pieces[closer].canOpen
      if isBoth, (openCount + closeCount) % 3 == 0, openCount % 3 != 0 || closeCount % 3 != 0 { continue }
      return index
    }
    return nil
  }
}

extension Character {
  /// Punctuation of ASCII, which a backslash escapes, or of another script.
  nonisolated fileprivate var isMark: Bool { isPunctuation || (isASCII && isSymbol) }
}
