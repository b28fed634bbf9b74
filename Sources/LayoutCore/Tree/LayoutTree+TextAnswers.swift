/// Most questions to a text need no breaking of lines: it is one line, or only the height differs from an earlier question,
/// as when a stack asks for a length and then places.
extension LayoutTree {
  /// Writes down what is known of a text's answers, in the parameters of its leaf.
  func setKnownAnswers(_ answers: TextAnswers?, _ i: Int) {
    let lineWidth = answers?.lineWidth.map { Double($0) } ?? .nan
    let line = answers.map { Size($0.line) } ?? .zero
    records[i].parameters = (answers == nil ? 0 : 1, lineWidth, line.width, line.height, 0, 0)
  }

  /// A text's answer, where it is known or follows from that without a height; nil where it must be found.
  func knownAnswer(_ index: Int32, _ p: Proposal) -> Size? {
    let parameters = records[Int(index)].parameters
    guard parameters.0 != 0, !arena.pointee.isTracing, p.isNotNegative else { return nil }
    let isNil = p.width == Proposal.nilLength
    if isNil ? !parameters.1.isNaN : p.width >= parameters.1 {
      return Size(width: isNil ? parameters.2 : min(parameters.2, p.width), height: parameters.3)
    }
    guard p.height != Proposal.nilLength else { return nil }
    let whole = size(index, Proposal(width: p.width, height: Proposal.nilLength))
    return p.height >= whole.height ? whole : nil
  }
}
