public import Foundation

/// Where carets stand in a text that is broken into lines, for editing it.
///
/// Offsets count UTF-8 bytes from the start of the text and lie between characters as the reader counts. Lines are those
/// of the layout, with the spaces that hang at their ends, and none is left out. Coordinates are points from the text's
/// top left corner.
public struct TextCarets: Sendable {
  /// A character with its place in a line.
  struct Cell: Sendable {
    var x, width: CGFloat
    var start, end: Int
    /// It reads from right to left.
    var isReversed: Bool

    /// The offsets at its left and right edges.
    var left: Int { isReversed ? end : start }
    var right: Int { isReversed ? start : end }
    func edge(at offset: Int) -> CGFloat { (offset == start) == isReversed ? x + width : x }
  }

  /// A line, with its characters from left to right.
  struct Line: Sendable {
    var start, end: Int
    /// Where a caret stands in a line without characters.
    var x: CGFloat
    var top, height: CGFloat
    var cells: [Cell]
    var endsWithNewline = false
  }

  let lines: [Line]
  /// Whether the text as a whole reads from right to left.
  public let isRightToLeft: Bool

  public var lineCount: Int { lines.count }

  /// The number of the line on which a caret stands; at the place of a break the one that begins there.
  public func line(of offset: Int) -> Int { max(0, (lines.firstIndex { $0.start > offset } ?? lines.count) - 1) }

  /// The offsets at the start of a line, and at its end before the break.
  public func bounds(ofLine number: Int) -> Range<Int> {
    let line = lines[min(max(number, 0), lines.count - 1)]
    return line.start..<max(line.start, end(of: line, number))
  }

  /// The last offset whose caret stands on a line.
  private func end(of line: Line, _ number: Int) -> Int {
    guard number < lines.count - 1, let last = line.cells.max(by: { $0.end < $1.end }) else { return line.end }
    return last.start
  }

  /// The caret at an offset: a rectangle without width, as high as its line.
  public func caret(at offset: Int) -> CGRect {
    let line = lines[line(of: offset)]
    let after = line.cells.first { $0.start == offset }
    let cell = after ?? line.cells.first { $0.end == offset } ?? line.cells.first { $0.start..<$0.end ~= offset }
    return CGRect(x: cell?.edge(at: offset) ?? line.x, y: line.top, width: 0, height: line.height)
  }

  /// The offset whose caret is nearest to a point.
  public func offset(at point: CGPoint) -> Int {
    let number = lines.lastIndex { $0.top <= point.y } ?? 0
    return offset(onLine: number, x: point.x)
  }

  /// The offset on a line whose caret is nearest to a place across.
  public func offset(onLine number: Int, x: CGFloat) -> Int {
    let number = min(max(number, 0), lines.count - 1)
    let line = lines[number]
    guard let cell = line.cells.first(where: { x < $0.x + $0.width }) ?? line.cells.last else { return line.start }
    let found = x < cell.x + cell.width / 2 ? cell.left : cell.right
    return min(found, max(line.start, end(of: line, number)))
  }

  /// The offset one character to the left or right of a caret, in the line as it is read with the eyes; nil at its end.
  public func offset(besides offset: Int, toTheRight: Bool) -> Int? {
    let number = line(of: offset)
    let line = lines[number]
    let x = caret(at: offset).minX
    let cells = line.cells.filter { $0.width > 0 }
    let slack = 1e-3
    let cell =
      toTheRight
      ? cells.first { $0.x >= x - slack } : cells.last { $0.x + $0.width <= x + slack }
    guard let cell else { return nil }
    let found = toTheRight ? cell.right : cell.left
    return found == offset ? nil : found
  }

  /// The rectangles behind a selection, one for each run of characters on a line.
  /// - Parameter edge: how far a line reaches whose break is selected.
  public func rectangles(of selection: Range<Int>, edge: CGFloat) -> [CGRect] {
    guard !selection.isEmpty else { return [] }
    var result: [CGRect] = []
    for line in lines where line.start < selection.upperBound && (line.end > selection.lowerBound) {
      var open: CGRect?
      for cell in line.cells {
        let isIn = cell.start < selection.upperBound && cell.end > selection.lowerBound
        let rect = CGRect(x: cell.x, y: line.top, width: cell.width, height: line.height)
        if isIn { open = open.map { $0.union(rect) } ?? rect }
        if !isIn, let done = open {
          result.append(done)
          open = nil
        }
      }
      if selection.upperBound >= line.end, line.endsWithNewline {
        let start = open?.minX ?? line.x
        let rest = isRightToLeft ? CGRect(x: 0, y: line.top, width: open?.maxX ?? line.x, height: line.height) : nil
        open = rest ?? CGRect(x: start, y: line.top, width: max(edge - start, 4), height: line.height)
      }
      if let open { result.append(open) }
    }
    return result
  }
}

extension TextLayout {
  /// A line's height, rounded up to the pixel; that of the first span.
  public var lineHeight: CGFloat {
    roundedUpToPixel((uniformMetrics ?? spanMetrics[0]).height, scale: options.displayScale)
  }
  /// From a line's top to the next one's.
  public var linePitch: CGFloat { pitch(after: uniformMetrics ?? spanMetrics[0]) }

  /// The carets of the whole text, broken at a width.
  /// - Parameter width: nil breaks at newlines only.
  /// - Complexity: linear in the length of the text.
  public func carets(width: CGFloat?) -> TextCarets {
    let ownWidth = width ?? size(width: width, height: nil).width
    breakLines(width: max(0, width ?? .infinity), limit: Int.max)
    let string = spans.map(\.text).joined()
    var result: [TextCarets.Line] = []
    var top: CGFloat = 0
    for range in lines {
      let metrics = metrics(of: range)
      var pieces: [Piece] = []
      append(range.start..<range.contentEnd, of: text, to: &pieces)
      reorder(&pieces)
      let drawn = offsets[range.contentEnd] - offsets[range.start]
      var line = TextCarets.Line(
        start: byte(range.start, string), end: byte(range.end, string), x: offset(ofLine: drawn, in: ownWidth),
        top: top, height: metrics.height, cells: [])
      var x = line.x
      for piece in pieces {
        let isReversed = !piece.level.isMultiple(of: 2)
        let clusters = Array(piece.clusters)
        for cluster in isReversed ? clusters.reversed() : clusters {
          line.cells += cells(ofCluster: cluster, at: x, isReversed: isReversed, string)
          x += text.clusters[cluster].advance
        }
      }
      appendHanging(range.contentEnd..<range.end, to: &line, string)
      line.endsWithNewline = range.end > range.start && text.clusters[range.end - 1].breakAfter == .mandatory
      result.append(line)
      top += pitch(after: metrics)
    }
    return TextCarets(lines: result, isRightToLeft: text.isRightToLeft)
  }

  /// Spaces and the newline at the end of a line lie behind what is drawn.
  private func appendHanging(_ range: Range<Int>, to line: inout TextCarets.Line, _ string: String) {
    let drawn = line.cells
    var x = text.isRightToLeft ? drawn.first?.x ?? line.x : drawn.last.map { $0.x + $0.width } ?? line.x
    for cluster in range {
      let advance = text.clusters[cluster].advance
      if text.isRightToLeft { x -= advance }
      let cells = cells(ofCluster: cluster, at: x, isReversed: text.isRightToLeft, string)
      line.cells.insert(contentsOf: cells, at: text.isRightToLeft ? 0 : line.cells.count)
      if !text.isRightToLeft { x += advance }
    }
  }

  private func byte(_ cluster: Int, _ string: String) -> Int {
    cluster < text.clusters.count ? Int(text.clusters[cluster].textOffset) : string.utf8.count
  }

  /// A cluster's characters, which share its width: a ligature has several.
  private func cells(ofCluster cluster: Int, at x: CGFloat, isReversed: Bool, _ string: String) -> [TextCarets.Cell] {
    let bytes = byte(cluster, string)..<byte(cluster + 1, string)
    let utf8 = string.utf8
    let characters = string[
      utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)..<utf8.index(utf8.startIndex, offsetBy: bytes.upperBound)]
    let lengths = characters.map { $0.utf8.count }
    let width = text.clusters[cluster].advance / CGFloat(max(lengths.count, 1))
    var cells: [TextCarets.Cell] = []
    var start = bytes.lowerBound
    for length in lengths {
      cells.append(TextCarets.Cell(x: 0, width: width, start: start, end: start + length, isReversed: isReversed))
      start += length
    }
    if isReversed { cells.reverse() }
    for index in cells.indices { cells[index].x = x + CGFloat(index) * width }
    return cells
  }
}
