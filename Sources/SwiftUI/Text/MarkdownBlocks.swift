internal import Foundation

/// The blocks of a text in Markdown, as Foundation reads them: their marks are gone, and nothing stands between them.
enum MarkdownBlocks {
  struct Block: Equatable {
    let text: String
    /// Nothing in it is a mark.
    var isPlain = false
  }

  /// The texts of the paragraphs, headings, items and quotations, each with its marks within lines.
  ///
  /// 1. An empty line ends a block, and so does one that begins with a mark of its own.
  /// 2. Lines of a block flow together; two spaces or a backslash at the end of one break it.
  /// 3. Between fences lines stay as they are.
  static func blocks(of markdown: String) -> [Block] {
    var blocks: [Block] = [], lines: [String] = []
    var code: [String]?
    func end() {
      if !lines.isEmpty { blocks.append(Block(text: flowing(lines))) }
      lines = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
        end()
        if let known = code { blocks.append(verbatim(known)) }
        code = code == nil ? [] : nil
      } else if code != nil {
        code?.append(line)
      } else if trimmed.isEmpty || isRule(trimmed) {
        end()
      } else if let mark = trimmed.prefixMatch(of: /(#{1,6}|[-+*]|\d{1,9}[.)])\s+|>\s?/) {
        end()
        lines = [String(trimmed[mark.range.upperBound...])]
        if trimmed.hasPrefix("#") { end() }
      } else {
        lines.append(line)
      }
    }
    end()
    if let code { blocks.append(verbatim(code)) }
    return blocks
  }

  private static func verbatim(_ lines: [String]) -> Block {
    Block(text: lines.map { $0 + "\n" }.joined(), isPlain: true)
  }

  /// Lines as one text, with a space for each break that the writer did not insist on.
  static func flowing(_ lines: [String]) -> String {
    var result = ""
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      var text = line.trimmingCharacters(in: .whitespaces)
      let breaks = !isLast && (line.hasSuffix("  ") || text.hasSuffix("\\"))
      if breaks, text.hasSuffix("\\") { text.removeLast() }
      result += text + (isLast ? "" : breaks ? "\n" : " ")
    }
    return result
  }

  private static func isRule(_ line: String) -> Bool {
    line.wholeMatch(of: /(-\s*){3,}|(\*\s*){3,}|(_\s*){3,}/) != nil
  }
}
