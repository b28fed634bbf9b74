import PreviewProtocol
import SwiftSyntax

/// The copy of a file that is compiled in its place, and what is changed in it.
struct SourceCopy {
  private struct Change {
    var start, end: Int
    var text: [UInt8]
  }

  private let original: [UInt8]
  private let locations: SourceLocationConverter
  private var changes: [Change] = []
  private var appended: [UInt8] = []

  init(_ source: String, locations: SourceLocationConverter) {
    original = Array(source.utf8)
    self.locations = locations
  }

  /// Puts text without line breaks in place of a stretch within one line, or adds it where the stretch is empty.
  mutating func replace(_ range: Range<AbsolutePosition>, with text: String) {
    changes.append(
      Change(start: range.lowerBound.utf8Offset, end: range.upperBound.utf8Offset, text: Array(text.utf8)))
  }

  mutating func insert(_ text: String, at position: AbsolutePosition) { replace(position..<position, with: text) }

  /// Puts a word in place of a longer stretch, and spaces for the rest of it, so that no column moves.
  mutating func replaceKeepingLength(_ node: some SyntaxProtocol, with word: String) {
    overwrite(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, with: word)
  }

  /// Puts spaces in place of everything but line breaks.
  mutating func blank(_ range: Range<AbsolutePosition>) { overwrite(range, with: "") }

  private mutating func overwrite(_ range: Range<AbsolutePosition>, with word: String) {
    let (start, end) = (range.lowerBound.utf8Offset, range.upperBound.utf8Offset)
    let word = Array(word.utf8)
    guard start < end, end - start >= word.count else { return }
    let rest = original[(start + word.count)..<end].map { byte in
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
    }
    changes.append(Change(start: start, end: end, text: word + rest))
  }

  /// Adds lines after the last one.
  /// - Returns: how many lines were there before.
  mutating func append(_ lines: [String]) -> Int {
    let endsLine = original.last.map { $0 == UInt8(ascii: "\n") } ?? true
    let count = original.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } + (endsLine ? 0 : 1)
    if !endsLine { appended.append(UInt8(ascii: "\n")) }
    for line in lines { appended += Array(line.utf8) + [UInt8(ascii: "\n")] }
    return count
  }

  private var ordered: [Change] { changes.sorted { ($0.start, $0.end) < ($1.start, $1.end) } }

  /// - Complexity: linear in the length of the file and the number of changes.
  var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count + appended.count)
    var position = 0
    for change in ordered where change.start >= position {
      bytes += original[position..<change.start]
      bytes += change.text
      position = change.end
    }
    bytes += original[position...]
    return String(decoding: bytes + appended, as: UTF8.self)
  }

  /// The changes that move columns.
  var shifts: [ColumnShift] {
    ordered.filter { $0.text.count != $0.end - $0.start }.map { change in
      let place = locations.location(for: AbsolutePosition(utf8Offset: change.start))
      return ColumnShift(
        line: place.line, column: place.column, oldLength: change.end - change.start, newLength: change.text.count)
    }
  }
}
