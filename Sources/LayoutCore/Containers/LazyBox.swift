public import Foundation

/// A stack or grid that makes only those of its items that are in sight.
///
/// Items fill lines: one in each line of a stack, as many as there are tracks in a line of a grid; headers and footers
/// have a line of their own. Along itself the container is as long as its lines, those that were never measured being
/// estimated; across it takes what it is proposed.
public class LazyBox: LayoutBox {
  /// What a lazy container is, apart from its items.
  public struct Style: Equatable {
    public var axis: Axis
    /// Between lines, in points; nil keeps the distances that the views prefer.
    public var spacing: Double?
    public var alignment: Alignment
    /// nil for a stack.
    public var tracks: [LazyTrack]?
    public var pinsHeaders = false
    public var pinsFooters = false

    public init(axis: Axis, spacing: Double?, alignment: Alignment, tracks: [LazyTrack]? = nil) {
      self.axis = axis
      self.spacing = spacing
      self.alignment = alignment
      self.tracks = tracks
    }
  }

  /// Lines of one kind in a row.
  struct Group {
    var kind: LazyRun.Kind
    var section: Int
    var firstItem, itemCount: Int
    var firstLine, lineCount: Int
  }

  let style: Style
  private unowned let content: any LazyContent
  var groups: [Group] = []
  var lines = LazyLines()
  /// The lengths across for which lines were measured, and how many tracks that gives.
  private var measuredCross = Proposal.nilLength
  private var trackCount = 1
  /// The nodes of the items that are there.
  var shown: [Int: [LayoutID]] = [:]
  private var areGroupsStale = true

  public init(tree: LayoutTree, style: Style, content: any LazyContent) {
    self.style = style
    self.content = content
    super.init(tree: tree)
  }

  override var readsPosition: Bool { true }

  /// The items are others than before.
  public func itemsDidChange() {
    areGroupsStale = true
    tree.invalidate(id)
  }

  override func invalidate() { measuredCross = Proposal.nilLength }

  // MARK: Lines

  func tracks(_ cross: Double) -> [(length: Double, spacing: Double, track: LazyTrack)] {
    style.tracks.map { LazyTrack.resolve($0, cross) } ?? []
  }

  /// Divides the items into lines, for a length across.
  func prepare(_ cross: Double) {
    let count = style.tracks == nil ? 1 : max(1, tracks(cross).count)
    if areGroupsStale || count != trackCount {
      if areGroupsStale { note(content.present(Set(shown.values.joined()))) }
      trackCount = count
      areGroupsStale = false
      groups = []
      var (item, line) = (0, 0)
      for run in content.runs where run.count > 0 {
        let isCells = run.kind == .cells
        if isCells, let last = groups.last, last.kind == .cells, last.section == run.section {
          groups[groups.count - 1].itemCount += run.count
          groups[groups.count - 1].lineCount = (groups[groups.count - 1].itemCount + count - 1) / count
        } else {
          groups.append(
            Group(
              kind: run.kind, section: run.section, firstItem: item, itemCount: run.count, firstLine: line,
              lineCount: isCells ? (run.count + count - 1) / count : run.count))
        }
        item += run.count
        line = groups.last.map { $0.firstLine + $0.lineCount } ?? 0
      }
      lines.reset(count: line)
      measuredCross = cross
    } else if measuredCross != cross {
      lines.reset(count: lines.count)
      measuredCross = cross
    }
  }

  func group(ofLine line: Int) -> Int {
    var (low, high) = (0, groups.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if groups[middle].firstLine <= line { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func items(ofLine line: Int) -> Range<Int> {
    let group = groups[group(ofLine: line)]
    let perLine = group.kind == .cells ? trackCount : 1
    let first = group.firstItem + (line - group.firstLine) * perLine
    return first..<min(first + perLine, group.firstItem + group.itemCount)
  }

  func show(_ ranges: [Range<Int>]) {
    note(content.show(ranges))
  }

  private func note(_ items: [(item: Int, nodes: [LayoutID])]) {
    shown = [:]
    for (item, nodes) in items where !nodes.isEmpty { shown[item] = nodes }
  }

  /// Makes more items, and lets none go.
  func add(_ items: Range<Int>) {
    guard items.contains(where: { shown[$0] == nil }) else { return }
    var ranges: [Range<Int>] = []
    for item in (Set(shown.keys).union(items)).sorted() {
      if let last = ranges.last, last.upperBound == item {
        ranges[ranges.count - 1] = last.lowerBound..<item + 1
      } else {
        ranges.append(item..<item + 1)
      }
    }
    show(ranges)
  }

  /// The proposal for an item: its track's length across, its ideal length along.
  func offer(_ item: Int, line: Int, cross: Double) -> Proposal {
    var result = Proposal.unspecified
    let group = groups[group(ofLine: line)]
    if group.kind == .cells, style.tracks != nil {
      let tracks = tracks(cross)
      let track = (item - group.firstItem) % max(1, tracks.count)
      result[style.axis.other] = track < tracks.count ? tracks[track].length : cross
    } else {
      result[style.axis.other] = cross
    }
    return result
  }

  /// An item's length along the container: its views one after the other.
  func length(_ item: Int, line: Int, cross: Double) -> (length: Double, across: Double)? {
    guard let nodes = shown[item] else { return nil }
    let question = offer(item, line: line, cross: cross)
    var total = 0.0, across = 0.0
    for (index, node) in nodes.enumerated() {
      let own = tree.size(node.index, question)
      if index > 0 { total += gap(nodes[index - 1], node) }
      total += own[style.axis]
      across = max(across, own[style.axis.other])
    }
    return (total, across)
  }

  func gap(_ before: LayoutID, _ after: LayoutID) -> Double {
    style.spacing ?? Double(tree.spacing(before.index).distance(to: tree.spacing(after.index), along: style.axis))
  }

  /// The distance before a line.
  func gap(beforeLine line: Int) -> Double {
    guard line > 0 else { return 0 }
    if let spacing = style.spacing { return spacing }
    guard let before = items(ofLine: line - 1).first.flatMap({ shown[$0]?.last }),
      let after = items(ofLine: line).first.flatMap({ shown[$0]?.first })
    else { return ViewSpacing.standard }
    return gap(before, after)
  }

  /// Measures a line whose items are there.
  /// - Returns: whether its extent differs from what was assumed.
  @discardableResult
  func measureLine(_ line: Int, cross: Double) -> Bool {
    var longest: Double?
    for item in items(ofLine: line) {
      if let own = length(item, line: line, cross: cross) { longest = max(longest ?? 0, own.length) }
    }
    guard let longest else { return false }
    return lines.set(line, extent: longest + gap(beforeLine: line))
  }

  // MARK: Sizes

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let p = Proposal(proposal)
    let across = p[style.axis.other]
    var result = Size.zero
    let cross = across == Proposal.nilLength ? idealCross() : across
    // A question about another length across is answered from the items that are there, without forgetting the lines.
    if measuredCross != Proposal.nilLength, measuredCross != cross, lines.hasKnown, !areGroupsStale,
      style.tracks == nil
    {
      result[style.axis] = estimatedLength(cross)
    } else {
      prepare(cross)
      measureSample(cross)
      result[style.axis] = contentLength
    }
    result[style.axis.other] = crossLength(cross)
    return result.cgSize
  }

  private func crossLength(_ cross: Double) -> Double {
    guard style.tracks != nil else { return cross }
    let tracks = tracks(cross)
    let sum = tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.spacing }
    return max(cross, sum)
  }

  /// Across, a container that is proposed nothing is as wide as the widest of its items that are there.
  func idealCross() -> Double {
    if style.tracks != nil { return 0 }
    prepare(Proposal.nilLength)
    measureSample(Proposal.nilLength)
    var widest = 0.0
    for (_, nodes) in shown {
      for node in nodes { widest = max(widest, tree.size(node.index, .unspecified)[style.axis.other]) }
    }
    return widest
  }

  /// Makes the first line where no item is there yet, so that there is something to estimate by, and measures all that
  /// are there.
  final func measureSample(_ cross: Double) {
    guard !lines.isEmpty else { return }
    if shown.isEmpty { show([items(ofLine: 0)]) }
    var line = -1
    for item in shown.keys.sorted() {
      let own = lineOf(item: item)
      if own != line, own < lines.count {
        line = own
        measureLine(line, cross: cross)
      }
    }
  }

  /// Where an item is or will be, by what is known and estimated of the lines before it; in the box's coordinates.
  public func frame(ofItem item: Int) -> CGRect {
    let line = lineOf(item: item)
    guard line < lines.count else { return .zero }
    let gap = gap(beforeLine: line)
    let (start, length) = (lines.start(line) + gap, max(0, lines.extent(line) - gap))
    let own = tree.frame(id).size
    return style.axis == .vertical
      ? CGRect(x: 0, y: start, width: own.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: own.height)
  }

  private func lineOf(item: Int) -> Int {
    for group in groups where item < group.firstItem + group.itemCount {
      return group.firstLine + (item - group.firstItem) / (group.kind == .cells ? trackCount : 1)
    }
    return lines.count
  }

  func estimatedLength(_ cross: Double) -> Double {
    var sum = 0.0
    var measured = 0
    for item in shown.keys {
      if let own = length(item, line: lineOf(item: item), cross: cross) {
        sum += own.length
        measured += 1
      }
    }
    guard measured > 0 else { return contentLength }
    let gap = style.spacing ?? ViewSpacing.standard
    return sum / Double(measured) * Double(lines.count) + gap * Double(max(0, lines.count - 1))
  }

  override func spacing() -> ViewSpacing { .plain }

  override func place(_ proposal: Proposal, _ size: Size) { placeSight(size) }

  // MARK: What kinds of lazy containers decide

  /// How long the container is with all its lines.
  var contentLength: Double { lines.total }

  /// The nodes to show for items that are there, from the lowest to the highest.
  func layers(_ items: [LayoutID], pinned: [LayoutID]) -> [LayoutID] { items + pinned }

  /// Puts the items of a line, which begins at `start` after the distance before it.
  func placeItems(ofLine line: Int, at start: Double, _ size: Size) { placeLine(line, at: start, size) }

  /// Runs when all lines in sight, which begin and end at these places, have been put.
  func didPlaceLines(_ sight: (low: Double, high: Double), _ size: Size) {}
}
