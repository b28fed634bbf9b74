public import Foundation

extension TextLayout {
  /// A stretch of clusters of one run, of this text or of the ellipsis.
  struct Piece {
    var source: ShapedText
    var clusters: Range<Int>
    var face: FontFace?
    var span: Int
    var level: UInt8
  }

  /// The lines that the text shows for a proposal, placed in the width that ``size(width:height:)`` answers to it.
  ///
  /// - Complexity: linear in the number of clusters.
  public func lines(width: CGFloat?, height: CGFloat?) -> [TextLine] {
    let ownWidth = size(width: width, height: height).width
    let truncation = arrange(width: width, height: height)
    var result: [TextLine] = []
    result.reserveCapacity(lines.count)
    var top: CGFloat = 0
    for (index, range) in lines.enumerated() {
      var pieces: [Piece] = []
      if let truncation, index == lines.count - 1 {
        append(truncation.head, of: text, to: &pieces)
        appendEllipsis(truncation, to: &pieces)
        append(truncation.tail, of: text, to: &pieces)
      } else {
        append(range.start..<range.contentEnd, of: text, to: &pieces)
      }
      reorder(&pieces)

      let metrics = metrics(ofLine: index, truncation)
      var line = TextLine(
        x: 0, width: pieces.reduce(0) { $0 + pieceWidth($1) }, top: top, height: metrics.height,
        baseline: roundedUpToPixel(top + metrics.ascent, scale: options.displayScale))
      line.x = offset(ofLine: line.width, in: ownWidth)
      place(pieces, in: &line)
      result.append(line)
      top += pitch(after: metrics)
    }
    return result
  }

  /// Where a line begins in the text's own width.
  func offset(ofLine width: CGFloat, in ownWidth: CGFloat) -> CGFloat {
    switch options.alignment {
    case .leading: options.isRightToLeft ? ownWidth - width : 0
    case .center: (ownWidth - width) / 2
    case .trailing: options.isRightToLeft ? 0 : ownWidth - width
    }
  }

  func append(_ range: Range<Int>, of source: ShapedText, to pieces: inout [Piece]) {
    var start = range.lowerBound
    while start < range.upperBound {
      let number = source.clusters[start].run
      var end = start + 1
      while end < range.upperBound, source.clusters[end].run == number { end += 1 }
      let run = source.runs[Int(number)]
      pieces.append(
        Piece(source: source, clusters: start..<end, face: run.face, span: Int(run.span), level: run.level))
      start = end
    }
  }

  private func appendEllipsis(_ truncation: Truncation, to pieces: inout [Piece]) {
    let first = pieces.count
    append(0..<truncation.ellipsis.clusters.count, of: truncation.ellipsis, to: &pieces)
    for index in first..<pieces.count {
      pieces[index].span = truncation.span
      pieces[index].level = text.isRightToLeft ? 1 : 0
    }
  }

  /// Puts the pieces into visual order: from the highest level down to the lowest odd one, each sequence of pieces of
  /// that level or a higher one is reversed (rule L2 of Unicode's bidirectional algorithm).
  func reorder(_ pieces: inout [Piece]) {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return }
    for level in (1...highest).reversed() {
      var start = 0
      while start < pieces.count {
        guard pieces[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
    }
  }

  private func pieceWidth(_ piece: Piece) -> CGFloat {
    piece.source.clusters[piece.clusters].reduce(0) { $0 + $1.advance }
  }

  private func place(_ pieces: [Piece], in line: inout TextLine) {
    var x = line.x
    for piece in pieces {
      let span = spans[piece.span]
      let width = pieceWidth(piece)
      let baseline = line.baseline - span.baselineOffset
      // Position and thickness of SF's underline: 0.1514 and 0.0586 of the size; half its x-height: 0.2632.
      let thickness = span.font.size * 0.0586
      let underline = CGRect(
        x: x, y: baseline + span.font.size * 0.1514 - thickness / 2, width: width, height: thickness)
      let strikethrough = CGRect(
        x: x, y: baseline - span.font.size * 0.2632 - thickness / 2, width: width, height: thickness)
      line.runs.append(
        TextLineRun(
          glyphs: piece.face.map { GlyphRun(face: $0, glyphs: placedGlyphs(of: piece)) },
          origin: CGPoint(x: x, y: baseline), span: piece.span, style: span.style,
          bounds: CGRect(x: x, y: line.top, width: width, height: line.height), underline: underline,
          strikethrough: strikethrough,
          attachment: span.attachment.map {
            CGRect(x: x, y: baseline - $0.height, width: $0.width, height: $0.height)
          }))
      x += width
    }
  }

  /// The glyphs of a piece from left to right, from the piece's start.
  private func placedGlyphs(of piece: Piece) -> [PlacedGlyph] {
    var glyphs: [PlacedGlyph] = []
    var x: CGFloat = 0
    func add(_ cluster: ShapedText.Cluster) {
      for index in cluster.glyphs {
        var glyph = piece.source.glyphs[Int(index)]
        glyph.x += Float(x)
        glyphs.append(glyph)
      }
      x += cluster.advance
    }
    let clusters = piece.source.clusters[piece.clusters]
    if piece.level.isMultiple(of: 2) {
      for cluster in clusters { add(cluster) }
    } else {
      for cluster in clusters.reversed() { add(cluster) }
    }
    return glyphs
  }
}
