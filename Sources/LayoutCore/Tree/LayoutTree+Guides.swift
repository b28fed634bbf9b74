extension LayoutTree {
  /// The place of a guide in a node of `size`, which answers `p`: as the node or one in it sets it, else the default.
  func guide(_ index: Int32, _ key: AlignmentKey, _ p: Proposal, _ size: Size) -> Double {
    if mayGuide(Int(index), key), let found = explicitGuide(index, key, p) { return found }
    return ViewDimensions(width: size.width, height: size.height).defaultValue(key)
  }

  /// The place of a guide where the node or one in it sets it, in the node's coordinates.
  func explicitGuide(_ index: Int32, _ key: AlignmentKey, _ p: Proposal) -> Double? {
    let i = Int(index)
    guard mayGuide(i, key) else { return nil }
    switch records[i].kind {
    case .stack, .depthStack, .custom:
      // Their guides follow from an arrangement of all that is in them, so they are remembered as answers are.
      let question = GuideQuestion(node: index, key: key, width: p.width, height: p.height)
      if let known = guideAnswers[question] { return known }
      let answer = findGuide(index, key, p)
      if guideAnswers.count >= Self.guideAnswerLimit { guideAnswers.removeAll(keepingCapacity: true) }
      guideAnswers[question] = .some(answer)
      return answer
    default:
      return findGuide(index, key, p)
    }
  }

  private static let guideAnswerLimit = 1 << 16

  private func findGuide(_ index: Int32, _ key: AlignmentKey, _ p: Proposal) -> Double? {
    let i = Int(index)
    switch records[i].kind {
    case .fill, .spacer, .divider, .geometry: return nil
    case .leaf: return textBaseline(i, key, p)
    case .guide:
      let child = records[i].firstChild
      guard child >= 0 else { return nil }
      guard key == records[i].horizontalKey, let guide = setGuide(i) else {
        return explicitGuide(child, key, p)
      }
      return Double(guide.value(ViewDimensions(tree: self, node: child, proposal: p, size: size(child, p))))
    case .stack: return stackGuide(index, key, p)
    case .depthStack: return depthGuide(index, key, p)
    case .custom:
      guard let box = box(i) else { return nil }
      return box.explicitGuide(key, p, size(index, p))
    case .viewThatFits:
      let chosen = fittingChild(index, p)
      return chosen < 0 ? nil : explicitGuide(chosen, key, p)
    case .fixedFrame, .flexibleFrame, .padding, .aspectRatio, .fixedSize, .offset, .position, .layered, .passThrough:
      let child = records[i].firstChild
      guard child >= 0, mayGuide(Int(child), key) else { return nil }
      let place = childPlace(index, p, size(index, p), isPlacing: false)
      guard let inner = explicitGuide(child, key, place.proposal) else { return nil }
      // An offset moves the drawing, not the guides that the parent sees.
      if records[i].kind == .offset { return inner }
      return inner + (key.isHorizontal ? place.x : place.y)
    }
  }

  private func textBaseline(_ i: Int, _ key: AlignmentKey, _ p: Proposal) -> Double? {
    guard key.isBaseline, let leaf = leaf(i), let baselines = leaf.textBaselines(p.viewSize)
    else { return nil }
    return Double(key == .firstTextBaseline ? baselines.first : baselines.last)
  }

  /// How guides of several subviews become one: the highest first baseline, the lowest last baseline, the average of a
  /// custom guide; those of a rectangle's own edges and centre stay inside.
  static func merge(_ key: AlignmentKey, _ values: [Double]) -> Double? {
    guard !values.isEmpty, !key.isRectangular else { return nil }
    switch key {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.reduce(0, +) / Double(values.count)
    }
  }

  private func stackGuide(_ index: Int32, _ key: AlignmentKey, _ p: Proposal) -> Double? {
    let i = Int(index)
    if records[i].childCount == 1 { return explicitGuide(records[i].firstChild, key, p) }
    let arrangement = arrange(index, p)
    defer { slotCount = arrangement.base }
    let axis = records[i].axis
    let isAlong = key.isHorizontal == (axis == .horizontal)
    var values: [Double] = []
    var cursor = 0.0
    for k in arrangement.base..<arrangement.base + arrangement.count {
      let slot = slots[k]
      cursor += records[Int(slot.node)].gap
      var question = p
      question[axis] = slot.offer
      if let inner = explicitGuide(slot.node, key, question) {
        values.append(inner + (isAlong ? cursor : -slot.guide - arrangement.crossStart))
      }
      cursor += slot.length
    }
    return Self.merge(key, values)
  }

  private func depthGuide(_ index: Int32, _ key: AlignmentKey, _ p: Proposal) -> Double? {
    let i = Int(index)
    let bounds = depthBounds(index, p)
    var values: [Double] = []
    var child = records[i].firstChild
    let isOnly = records[i].childCount == 1
    while child >= 0 {
      if let inner = explicitGuide(child, key, p) {
        if isOnly { return inner }
        let own = size(child, p)
        let start =
          key.isHorizontal
          ? -guide(child, records[i].horizontalKey, p, own) - bounds.left
          : -guide(child, records[i].verticalKey, p, own) - bounds.upper
        values.append(inner + start)
      }
      child = records[Int(child)].next
    }
    return Self.merge(key, values)
  }
}

/// A guide of a node for a proposal.
struct GuideQuestion: Hashable {
  var node: Int32
  var key: AlignmentKey
  var width, height: Double
}
