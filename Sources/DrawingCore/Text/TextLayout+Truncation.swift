import Foundation

extension TextLayout {
  /// What a truncated line shows: clusters, the ellipsis, clusters.
  struct Truncation {
    var head, tail: Range<Int>
    /// The span in whose look the ellipsis is.
    var span: Int
    var ellipsis: ShapedText
    var width: CGFloat
  }

  /// Shortens the last of `lines` to what fits with an ellipsis; what it could have shown is the rest of its paragraph.
  ///
  /// Clusters are taken in an order that does not depend on the width, and counted without the spaces beside the ellipsis,
  /// so that the width that comes out gives the same line again. Where whole paragraphs are missing, the line's end says so,
  /// whatever the mode.
  func truncateLastLine(width: CGFloat) -> Truncation {
    let start = lines[lines.count - 1].start
    let (end, isLastParagraph) = endOfParagraph(from: start)
    let mode = isLastParagraph ? options.truncationMode : .tail
    let clusters = text.clusters

    // The ellipsis looks like the end of the line that is kept: the paragraph's for `head`, else the line's beginning. It
    // is chosen before anything is measured, since its width differs by font.
    let anchorCluster = mode == .head ? max(start, end - 1) : start
    let anchor = clusters.isEmpty ? 0 : span(ofCluster: min(anchorCluster, clusters.count - 1))
    let shaped = ellipsis(anchor)
    let ellipsisWidth = shaped.clusters.reduce(0) { $0 + $1.advance }
    let room = width - ellipsisWidth

    var head = start  // The end of what stands before the ellipsis.
    var tail = end  // The start of what stands after it.
    var headEnd = start  // The same without spaces.
    var tailStart = end
    var candidateHead = start
    var candidateTail = end
    func shownWidth(_ headEnd: Int, _ tailStart: Int) -> CGFloat {
      offsets[headEnd] - offsets[start] + offsets[end] - offsets[tailStart]
    }
    while candidateHead < candidateTail {
      let takesHead: Bool
      switch mode {
      case .tail: takesHead = true
      case .head: takesHead = false
      case .middle: takesHead = offsets[candidateHead] - offsets[start] <= offsets[end] - offsets[candidateTail]
      }
      var newHeadEnd = headEnd
      var newTailStart = tailStart
      if takesHead {
        candidateHead += 1
        if !clusters[candidateHead - 1].isWhitespace { newHeadEnd = candidateHead }
      } else {
        candidateTail -= 1
        if !clusters[candidateTail].isWhitespace { newTailStart = candidateTail }
      }
      guard shownWidth(newHeadEnd, newTailStart) <= room else { break }
      head = candidateHead
      tail = candidateTail
      headEnd = newHeadEnd
      tailStart = newTailStart
    }
    precondition(head <= tail, "A truncated line shows no cluster twice.")
    return Truncation(
      head: start..<headEnd, tail: tailStart..<end, span: anchor, ellipsis: shaped,
      width: shownWidth(headEnd, tailStart) + ellipsisWidth)
  }

  /// The end of what is drawn of the paragraph that the cluster is in, and whether no other follows.
  private func endOfParagraph(from start: Int) -> (end: Int, isLast: Bool) {
    let clusters = text.clusters
    var contentEnd = start
    for index in start..<clusters.count {
      if !clusters[index].isWhitespace { contentEnd = index + 1 }
      if clusters[index].breakAfter == .mandatory { return (contentEnd, false) }
    }
    return (contentEnd, true)
  }
}
