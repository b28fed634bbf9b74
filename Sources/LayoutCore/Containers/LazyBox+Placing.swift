import Foundation

extension LazyBox {
  /// Makes what is in sight, measures and places it.
  ///
  /// 1. The first line that is in sight is looked up; lines are made from there until one begins beyond what is in sight.
  /// 2. Headers and footers that are pinned are made too.
  /// 3. What is no longer in sight goes.
  /// 4. Where lines turned out longer or shorter than estimated, the tree is laid out once more.
  func placeSight(_ size: Size) {
    let axis = style.axis
    let cross = size[axis.other]
    prepare(cross)
    let (low, high) = sight(size)
    guard !lines.isEmpty else {
      show([])
      setShownChildren([], pinned: [])
      didPlaceLines((low, high), size)
      return
    }
    // A grid whose columns are wider than what it was offered is placed at another length across than it was measured at.
    if !lines.hasKnown { measureSample(cross) }
    let assumed = size[axis]
    var first = min(lines.line(endingAfter: low), lines.count - 1)
    let last = makeLines(from: first, until: high, cross)
    while first < last, lines.start(first + 1) <= low { first += 1 }
    var ranges = [items(ofLine: first).lowerBound..<items(ofLine: last).upperBound]
    let pins = pinned(first...last)
    for line in pins where !(first...last).contains(line) { ranges.append(items(ofLine: line)) }
    show(ranges.sorted { $0.lowerBound < $1.lowerBound })
    let pinnedLines = Set(pins)
    let visible = Array(first...last).filter { !pinnedLines.contains($0) }
    setShownChildren(visible, pinned: pins)
    for line in visible { placeItems(ofLine: line, at: lines.start(line) + gap(beforeLine: line), size) }
    for line in pins {
      measureLine(line, cross: cross)
      placeItems(ofLine: line, at: pinnedStart(line, low, high), size)
    }
    didPlaceLines((low, high), size)
    if abs(contentLength - assumed) > 0.01 { tree.layOutAgain(id) }
  }

  /// Makes and measures lines until one begins beyond what is in sight, twice as many together each time as far as they
  /// are in sight by what is known.
  /// - Returns: the last line in sight.
  private func makeLines(from first: Int, until high: Double, _ cross: Double) -> Int {
    var (line, batch) = (first, 1)
    while true {
      let inSight = max(line, lines.line(endingAfter: high)) + 1
      let end = min(lines.count, line + batch, inSight)
      add(items(ofLine: line).lowerBound..<items(ofLine: end - 1).upperBound)
      while line < end {
        measureLine(line, cross: cross)
        guard line + 1 < lines.count, lines.start(line + 1) + gap(beforeLine: line + 1) < high else { return line }
        line += 1
      }
      batch *= 2
    }
  }

  /// What is in sight, along the container in its own coordinates.
  private func sight(_ size: Size) -> (low: Double, high: Double) {
    let visible = tree.context.visible
    let isVertical = style.axis == .vertical
    let origin = isVertical ? tree.context.y : tree.context.x
    let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let isMirrored = !isVertical && tree.records[Int(id.index)].flags.contains(.isRightToLeft)
    if isMirrored { return (origin + size.width - high, origin + size.width - low) }
    return (max(0, low - origin), high - origin)
  }

  /// The headers and footers that stay in sight with the lines of their section.
  private func pinned(_ inSight: ClosedRange<Int>) -> [Int] {
    guard style.pinsHeaders || style.pinsFooters else { return [] }
    var result: [Int] = []
    var sections: Set<Int> = []
    for index in group(ofLine: inSight.lowerBound)...group(ofLine: inSight.upperBound)
    where groups[index].section >= 0 { sections.insert(groups[index].section) }
    for group in groups where sections.contains(group.section) {
      if group.kind == .header && style.pinsHeaders || group.kind == .footer && style.pinsFooters {
        result.append(contentsOf: group.firstLine..<group.firstLine + group.lineCount)
      }
    }
    return result
  }

  /// A pinned line's place: where it belongs, but within what is in sight and within its section.
  private func pinnedStart(_ line: Int, _ low: Double, _ high: Double) -> Double {
    let own = lines.start(line) + gap(beforeLine: line)
    let length = lines.extent(line) - gap(beforeLine: line)
    let group = groups[group(ofLine: line)]
    let ofSection = groups.filter { $0.section == group.section }
    if group.kind == .header {
      let end = ofSection.last.map { lines.start($0.firstLine + $0.lineCount) } ?? own
      return min(max(own, low), max(own, end - length))
    }
    let start = ofSection.first.map { lines.start($0.firstLine) } ?? own
    return max(min(own, high - length), min(own, start))
  }

  private func setShownChildren(_ lines: [Int], pinned: [Int]) {
    func nodes(_ lines: [Int]) -> [LayoutID] { lines.flatMap { items(ofLine: $0) }.flatMap { shown[$0] ?? [] } }
    let children = layers(nodes(lines), pinned: nodes(pinned))
    if tree.children(id) != children { tree.replaceChildren(id, children) }
    self.nodes = children
  }

  func placeLine(_ line: Int, at start: Double, _ size: Size) {
    let axis = style.axis
    let cross = size[axis.other]
    let group = groups[group(ofLine: line)]
    let length = lines.extent(line) - gap(beforeLine: line)
    let cells = style.tracks != nil && group.kind == .cells
    let tracks = cells ? tracks(cross) : []
    let sum = tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.spacing }
    let frame = ViewDimensions(width: cross, height: cross)
    let inner = ViewDimensions(width: sum, height: sum)
    let crossKey = axis == .vertical ? style.alignment.horizontal.key : style.alignment.vertical.key
    var trackStart = cells ? frame.defaultValue(crossKey) - inner.defaultValue(crossKey) : 0
    for (index, item) in items(ofLine: line).enumerated() {
      let trackLength = cells ? tracks[index].length : cross
      let alignment = cells ? tracks[index].track.alignment : nil
      placeItem(
        item, offer(item, line: line, cross: cross), start, length, trackStart, trackLength, alignment, isCell: cells)
      if cells { trackStart += trackLength + tracks[index].spacing }
    }
  }

  /// Puts an item's views one after the other into the part of the line that belongs to it.
  private func placeItem(
    _ item: Int, _ offer: Proposal, _ start: Double, _ length: Double, _ crossStart: Double, _ crossLength: Double,
    _ alignment: Alignment?, isCell: Bool
  ) {
    let axis = style.axis
    let nodes = shown[item] ?? []
    var cursor = start
    for (index, node) in nodes.enumerated() {
      let own = tree.size(node.index, offer)
      if index > 0 { cursor += gap(nodes[index - 1], node) }
      var area = Size.zero
      area[axis] = nodes.count == 1 ? length : own[axis]
      area[axis.other] = crossLength
      let frame = ViewDimensions(width: area.width, height: area.height)
      // Along the line a cell is centred unless its track says otherwise; across, the container's alignment holds.
      var horizontal = alignment?.horizontal ?? (axis == .vertical ? style.alignment.horizontal : .center)
      var vertical = alignment?.vertical ?? (axis == .horizontal ? style.alignment.vertical : .center)
      if !isCell { if axis == .vertical { vertical = .top } else { horizontal = .leading } }
      let x = tree.finite(frame.defaultValue(horizontal.key) - tree.guide(node.index, horizontal.key, offer, own))
      let y = tree.finite(frame.defaultValue(vertical.key) - tree.guide(node.index, vertical.key, offer, own))
      let parent = Int(id.index)
      if axis == .vertical {
        tree.put(node.index, in: parent, x: crossStart + x, y: cursor + y, offer)
      } else {
        tree.put(node.index, in: parent, x: cursor + x, y: crossStart + y, offer)
      }
      cursor += own[axis]
    }
  }
}

extension LayoutTree {
  /// Sets children without forgetting answers: a lazy container's size does not follow from those that are there.
  func replaceChildren(_ id: LayoutID, _ children: [LayoutID]) {
    let (count, next) = (records[Int(id.index)].answerCount, records[Int(id.index)].nextAnswer)
    let parent = records[Int(id.index)].parent
    records[Int(id.index)].parent = -1
    let box = arena.pointee.objects[Int(id.index)]
    arena.pointee.objects[Int(id.index)] = nil
    setChildren(id, children)
    arena.pointee.objects[Int(id.index)] = box
    records[Int(id.index)].parent = parent
    records[Int(id.index)].answerCount = count
    records[Int(id.index)].nextAnswer = next
    if parent >= 0 {
      markThatShowsThrough(records[Int(id.index)].flags, parent)
    }
  }

  /// Notes that a container turned out of another size than it answered.
  func layOutAgain(_ id: LayoutID) {
    unsettled.append(id)
  }

  /// Forgets the answers of containers that turned out of another size than they answered.
  /// - Returns: whether there were any, so that the tree must be laid out again.
  public func takeUnsettled() -> Bool {
    guard !unsettled.isEmpty else { return false }
    for id in unsettled { forgetUnsettled(id) }
    unsettled = []
    return true
  }

  /// Forgets the answers of a node and of those that contain it, but not what a lazy container has measured.
  private func forgetUnsettled(_ id: LayoutID) {
    var index = id.index
    while index >= 0 {
      forgetAnswers(Int(index))
      records[Int(index)].flags.insert(.needsPlacement)
      if index != id.index, records[Int(index)].kind == .custom { box(Int(index))?.invalidate() }
      index = records[Int(index)].parent
    }
  }
}
