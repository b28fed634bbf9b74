import Foundation

extension TextLayout {
  /// Breaks the text into `lines`, one more than `limit` at most.
  ///
  /// - Complexity: linear in the number of words looked at, or of clusters where words are divided.
  func breakLines(width: CGFloat, limit: Int) {
    lines.removeAll(keepingCapacity: true)
    let limit = limit == Int.max ? limit : limit + 1
    var word = 0
    for paragraph in paragraphs {
      let firstLine = lines.count
      breakParagraph(word..<Int(paragraph.wordEnd), width: width + Self.slack, limit: limit)
      guard lines.count < limit else { return }
      if lines.count == firstLine + 2, options.avoidsLoneWord {
        balanceLastTwoLines(words: word..<Int(paragraph.wordEnd), width: width + Self.slack)
      }
      word = Int(paragraph.wordEnd)
    }
  }

  /// Adds the lines of one paragraph to `lines`, until there are `limit` of them.
  private func breakParagraph(_ range: Range<Int>, width: CGFloat, limit: Int) {
    var line = LineRange(start: startOfWord(range.lowerBound), contentEnd: 0, end: 0)
    line.contentEnd = line.start
    line.end = line.start
    var start = line.start
    for index in range {
      let end = Int(words[index].end)
      let contentEnd = Int(words[index].contentEnd)
      defer { start = end }
      if offsets[contentEnd] - offsets[line.start] > width {
        if line.end > line.start {
          lines.append(line)
          if lines.count == limit { return }
          line.start = start
        }
        while let piece = endOfPiece(from: line.start, to: contentEnd, width: width) {
          lines.append(LineRange(start: line.start, contentEnd: piece, end: piece))
          if lines.count == limit { return }
          line.start = piece
        }
        line.contentEnd = contentEnd
      }
      if contentEnd > start { line.contentEnd = contentEnd }
      line.end = end
    }
    lines.append(line)
  }

  /// Where a word that is too wide is divided, after one cluster at least; nil if the rest fits or is one cluster.
  private func endOfPiece(from start: Int, to contentEnd: Int, width: CGFloat) -> Int? {
    guard offsets[contentEnd] - offsets[start] > width else { return nil }
    var end = start + 1
    while end < contentEnd, offsets[end + 1] - offsets[start] <= width { end += 1 }
    return end < contentEnd ? end : nil
  }

  /// Takes the first line's last word down to a last line of one word, if that makes the two more even and still fits.
  private func balanceLastTwoLines(words range: Range<Int>, width: CGFloat) {
    let first = lines[lines.count - 2]
    let second = lines[lines.count - 1]
    let last = range.upperBound - 1
    guard range.count >= 3, startOfWord(last) == second.start, words[last].contentEnd > words[last - 1].end else {
      return
    }
    let moved = startOfWord(last - 1)
    let newFirst = LineRange(start: first.start, contentEnd: Int(words[last - 2].contentEnd), end: moved)
    let newSecond = LineRange(start: moved, contentEnd: second.contentEnd, end: second.end)
    guard moved > first.start, newFirst.contentEnd > newFirst.start, drawnWidth(of: newSecond) <= width,
      abs(drawnWidth(of: newFirst) - drawnWidth(of: newSecond)) < abs(drawnWidth(of: first) - drawnWidth(of: second))
    else { return }
    lines[lines.count - 2] = newFirst
    lines[lines.count - 1] = newSecond
  }

  func startOfWord(_ index: Int) -> Int {
    index == 0 ? 0 : Int(words[index - 1].end)
  }

  func drawnWidth(of line: LineRange) -> CGFloat {
    offsets[line.contentEnd] - offsets[line.start]
  }
}
