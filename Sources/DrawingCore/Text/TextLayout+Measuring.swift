import Foundation

extension TextLayout {
  /// Breaks lines as rules 1 to 5 say.
  ///
  /// - Returns: what became of the last of `lines` where it is truncated, else nil.
  func arrange(width: CGFloat?, height: CGFloat?) -> Truncation? {
    let width = max(0, width ?? .infinity)
    var limit = max(1, options.lineLimit ?? Int.max)
    if let height, let metrics = uniformMetrics {
      limit = min(limit, lineCount(in: height, metrics: metrics))
    }
    breakLines(width: width, limit: limit)
    if let height, uniformMetrics == nil {
      limit = min(limit, lineCountOfMixedLines(in: height))
    }
    guard lines.count > limit else { return nil }
    lines.removeLast(lines.count - limit)
    return truncateLastLine(width: width + Self.slack)
  }

  func measure(width: CGFloat?, height: CGFloat?) -> TextSize {
    let truncation = arrange(width: width, height: height)
    var widest: CGFloat = truncation?.width ?? 0
    for line in truncation == nil ? lines[...] : lines.dropLast() {
      widest = max(widest, offsets[line.end] - offsets[line.start])
    }
    var answer = roundedUpToPixel(widest, scale: options.displayScale)
    if let width { answer = min(answer, max(0, width)) }

    let firstMetrics = metrics(ofLine: 0, truncation)
    var top: CGFloat = 0
    var last = firstMetrics
    if let uniformMetrics {
      top = CGFloat(lines.count - 1) * pitch(after: uniformMetrics)
    } else {
      for index in lines.indices.dropFirst() {
        top += pitch(after: last)
        last = metrics(ofLine: index, truncation)
      }
    }
    var height = top + last.height
    let missing = options.minimumLines - lines.count
    if missing > 0 { height += CGFloat(missing) * pitch(after: last) }
    return TextSize(
      width: answer, height: roundedUpToPixel(height, scale: options.displayScale),
      firstBaseline: roundedUpToPixel(firstMetrics.ascent, scale: options.displayScale),
      lastBaseline: roundedUpToPixel(top + last.ascent, scale: options.displayScale))
  }

  /// How many lines of one height fit, at least one and the reserved ones.
  private func lineCount(in height: CGFloat, metrics: LineMetrics) -> Int {
    let pitch = pitch(after: metrics)
    guard height.isFinite, pitch > 0 else { return height > 0 ? Int.max : minimumCount }
    let count = ((height + Self.slack - metrics.height) / pitch).rounded(.down) + 1
    return count < 1e9 ? max(minimumCount, Int(count)) : Int.max
  }

  /// How many of `lines` fit, at least one and the reserved ones.
  private func lineCountOfMixedLines(in height: CGFloat) -> Int {
    guard height.isFinite else { return height > 0 ? Int.max : minimumCount }
    var top: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let metrics = metrics(of: line)
      if top + metrics.height > height + Self.slack { return max(minimumCount, index) }
      top += pitch(after: metrics)
    }
    return Int.max
  }

  private var minimumCount: Int { max(1, options.minimumLines) }

  /// From a line's top to the next line's: the font's own pitch or, if that is more, its height plus the line spacing.
  func pitch(after metrics: LineMetrics) -> CGFloat {
    metrics.height + (options.lineSpacing > 0 ? max(metrics.leading, options.lineSpacing) : metrics.leading)
  }

  /// The tallest of the spans that a line shows. An empty line is as high as the text before it.
  func metrics(of line: LineRange) -> LineMetrics {
    if let uniformMetrics { return uniformMetrics }
    let clusters = text.clusters
    guard !clusters.isEmpty else { return spanMetrics[0] }
    let lower = min(line.start, clusters.count - 1)
    let upper = max(lower, line.end - 1)
    var metrics = spanMetrics[span(ofCluster: lower)]
    for run in clusters[lower].run...clusters[upper].run {
      metrics.formUnion(spanMetrics[Int(text.runs[Int(run)].span)])
    }
    return metrics
  }

  /// What the line with this number measures: where it is truncated, what it shows does.
  func metrics(ofLine index: Int, _ truncation: Truncation?) -> LineMetrics {
    guard uniformMetrics == nil, let truncation, index == lines.count - 1 else { return metrics(of: lines[index]) }
    var metrics = spanMetrics[truncation.span]
    for part in [truncation.head, truncation.tail] where !part.isEmpty {
      metrics.formUnion(
        self.metrics(of: LineRange(start: part.lowerBound, contentEnd: part.upperBound, end: part.upperBound)))
    }
    return metrics
  }

  func span(ofCluster index: Int) -> Int {
    Int(text.runs[Int(text.clusters[index].run)].span)
  }
}

extension TextLayout.LineMetrics {
  /// What a span asks of its line: its font's height, more where it is raised or lowered, and its picture's.
  init(_ span: TextSpan) {
    let metrics = span.metrics
    ascent = metrics.lineAscent + max(0, span.baselineOffset)
    descent = metrics.lineDescent + max(0, -span.baselineOffset)
    // Where lines are higher than the font, that is taken from the leading.
    let extra = metrics.lineAscent + metrics.lineDescent - metrics.ascent - metrics.descent
    leading = max(min(metrics.leading, 0), metrics.leading - extra)
    if let picture = span.attachment {
      ascent = max(metrics.lineAscent, picture.height + span.baselineOffset)
      descent = max(metrics.lineDescent, -span.baselineOffset)
    }
  }

  var height: CGFloat { ascent + descent }

  mutating func formUnion(_ other: Self) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
