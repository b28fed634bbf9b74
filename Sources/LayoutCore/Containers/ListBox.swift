public import Foundation

/// A row, header or footer of a list, where it was put.
public struct ListRow {
  public var node: LayoutID
  public var kind: LazyRun.Kind
  /// The row with its insets, in the list's coordinates.
  public var frame: CGRect
  /// Where the row's content begins and ends.
  public var content: CGRect
  /// The number of the group of rows that belong together.
  public var group: Int
  /// How many rows, headers and footers come before.
  public var number: Int
  public var isFirst, isLast: Bool
  public var isPinned = false
  /// Where the row's separator begins, from the start of its content; nil unless the content has a guide for it.
  public var separatorStart: CGFloat?
}

/// A column of rows in sections that makes only those in sight.
///
/// 1. A row is as high as its content with its insets, at least the list's minimum; its content is offered the row's
///    width and stands at the leading edge, in the middle of the height.
/// 2. Headers and footers have a height of their own; distances depend on what meets.
/// 3. Each row's background lies behind it, and so do the list's ground and, above the backgrounds, its separators:
///    two nodes that cover what is in sight.
public final class ListBox: LazyBox {
  public var metrics: ListMetrics {
    didSet {
      if metrics != oldValue { itemsDidChange() }
    }
  }
  /// Drawn below all rows, and above their backgrounds.
  public var ground: LayoutID?
  public var overlay: LayoutID?
  /// Drawn above the rows and below the headers that stay in sight.
  public var pinnedGround: LayoutID?
  /// The room on the sides of a row's content that the list takes for what it shows there, in points.
  public var accessories: ((LayoutID) -> (leading: Double, trailing: Double))?
  /// What lies behind the content of a row that is swiped, as large as the row, and the row.
  public var strip: (node: LayoutID, row: LayoutID)? {
    didSet { if strip?.node != oldValue?.node { itemsDidChange() } }
  }
  /// How far a row is out of its place, in points towards the end of the line and down.
  public var displacement: ((LayoutID) -> CGSize)?
  /// Has rows placed anew, out of their places by other lengths.
  public func displacementDidChange() { tree.setNeedsPlacement(id) }
  /// The rows in sight, in order.
  public private(set) var rows: [ListRow] = []
  /// Where `ground` and `overlay` are.
  public private(set) var sight = CGRect.zero
  private var collected: [ListRow] = []
  /// The extent of a row that does not begin a section; nil until one was measured.
  private var typicalRow: Double?

  public init(tree: LayoutTree, metrics: ListMetrics, pinsHeaders: Bool, content: any LazyContent) {
    self.metrics = metrics
    var style = Style(axis: .vertical, spacing: nil, alignment: Alignment(horizontal: .leading, vertical: .top))
    style.pinsHeaders = pinsHeaders
    super.init(tree: tree, style: style, content: content)
  }

  // MARK: Rows

  private struct RowLayout {
    var offer: Proposal
    var x, y, height: Double
  }

  /// Where the content of a row stands in it.
  private func layout(_ node: LayoutID, _ kind: LazyRun.Kind, cross: Double) -> RowLayout {
    func room(_ taken: Double) -> Double { cross == Proposal.nilLength ? cross : max(0, cross - taken) }
    let traits = tree.listRowTraits(node)
    guard kind == .cells else {
      let insets = traits.insets
      let start = insets.map { metrics.margin + Double($0.leading) } ?? metrics.headerMargin
      let end = insets.map { metrics.margin + Double($0.trailing) } ?? metrics.headerMargin
      let (top, bottom) = (Double(insets?.top ?? 0), Double(insets?.bottom ?? 0))
      let offer = Proposal(width: room(start + end), height: Proposal.nilLength)
      let own = tree.size(node.index, offer)
      let least = kind == .header ? metrics.minimumHeaderHeight : metrics.minimumFooterHeight
      let height = max(own.height + top + bottom, least)
      return RowLayout(offer: offer, x: start, y: top + (height - top - bottom - own.height) / 2, height: height)
    }
    let insets = traits.insets ?? metrics.rowInsets
    let (top, bottom) = (Double(insets.top), Double(insets.bottom))
    let taken = accessories?(node) ?? (leading: 0, trailing: 0)
    let start = metrics.margin + Double(insets.leading) + taken.leading + metrics.indentation(traits.level)
    let end = metrics.margin + Double(insets.trailing) + taken.trailing
    let offer = Proposal(width: room(start + end), height: Proposal.nilLength)
    let own = tree.size(node.index, offer)
    let height = max(own.height + top + bottom, metrics.minimumRowHeight)
    return RowLayout(offer: offer, x: start, y: top + (height - top - bottom - own.height) / 2, height: height)
  }

  override func length(_ item: Int, line: Int, cross: Double) -> (length: Double, across: Double)? {
    guard let nodes = shown[item] else { return nil }
    let kind = groups[group(ofLine: line)].kind
    var total = 0.0
    for (index, node) in nodes.enumerated() {
      if index > 0 { total += metrics.rowSpacing }
      total += layout(node, kind, cross: cross).height
    }
    return (total, cross)
  }

  override func gap(beforeLine line: Int) -> Double {
    let number = group(ofLine: line)
    let group = groups[number]
    guard line == group.firstLine else { return metrics.rowSpacing }
    guard number > 0 else { return metrics.gap(before: group.kind, after: nil, isSameSection: false) }
    let previous = groups[number - 1]
    return metrics.gap(
      before: group.kind, after: previous.kind,
      isSameSection: previous.section == group.section && previous.section >= 0)
  }

  /// Where no line was measured yet, those that begin a group are longer than others by the distance before them.
  override func prepare(_ cross: Double) {
    super.prepare(cross)
    guard !lines.isEmpty, !lines.hasKnown else { return }
    let row = typicalRow ?? metrics.minimumRowHeight + metrics.rowSpacing
    lines.assume(row)
    for group in groups {
      let height =
        switch group.kind {
        case .cells: row - metrics.rowSpacing
        case .header: metrics.minimumHeaderHeight
        case .footer: metrics.minimumFooterHeight
        }
      lines.set(group.firstLine, extent: gap(beforeLine: group.firstLine) + height)
    }
  }

  /// The first row to be measured that does not begin a section tells how high the others are.
  override func measureLine(_ line: Int, cross: Double) -> Bool {
    let hasChanged = super.measureLine(line, cross: cross)
    let group = groups[group(ofLine: line)]
    if typicalRow == nil, group.kind == .cells, line > group.firstLine {
      typicalRow = lines.extent(line)
      lines.assume(lines.extent(line))
    }
    return hasChanged
  }

  override func estimatedLength(_ cross: Double) -> Double { contentLength }

  override var contentLength: Double { lines.total + (lines.isEmpty ? 0 : metrics.gaps.bottom) }

  override func idealCross() -> Double {
    let insets = metrics.rowInsets
    return super.idealCross() + 2 * metrics.margin + Double(insets.leading + insets.trailing)
  }

  // MARK: Placing

  override func layers(_ items: [LayoutID], pinned: [LayoutID]) -> [LayoutID] {
    collected = []
    let backgrounds = items.compactMap { tree.listRowTraits($0).background }
    let chrome = [ground, overlay, pinnedGround].map { $0.map { [$0] } ?? [] }
    return chrome[0] + backgrounds + (strip.map { [$0.node] } ?? []) + chrome[1] + items + chrome[2] + pinned
  }

  override func placeItems(ofLine line: Int, at start: Double, _ size: Size) {
    let number = group(ofLine: line)
    let group = groups[number]
    let width = max(0, size.width - 2 * metrics.margin)
    let isPinned = start != lines.start(line) + gap(beforeLine: line)
    var cursor = start
    for item in items(ofLine: line) {
      let nodes = shown[item] ?? []
      for (index, node) in nodes.enumerated() {
        if index > 0 { cursor += metrics.rowSpacing }
        let row = layout(node, group.kind, cross: size.width)
        let shift = displacement?(node) ?? .zero
        tree.put(
          node.index, in: Int(id.index), x: row.x + Double(shift.width), y: cursor + row.y + Double(shift.height),
          row.offer)
        let isFirst = line == group.firstLine && index == 0
        let isLast = line == group.firstLine + group.lineCount - 1 && index == nodes.count - 1
        collected.append(
          ListRow(
            node: node, kind: group.kind,
            frame: CGRect(x: metrics.margin, y: cursor + shift.height, width: width, height: row.height),
            content: tree.frame(node), group: number, number: line + index, isFirst: isFirst, isLast: isLast,
            isPinned: isPinned,
            separatorStart: tree.explicitGuide(node.index, HorizontalAlignment.listRowSeparatorLeading.key, row.offer)
              .map { CGFloat($0) }))
        cursor += row.height
      }
    }
  }

  override func didPlaceLines(_ sight: (low: Double, high: Double), _ size: Size) {
    rows = collected
    // The ground reaches under bars, above the first row and below the last one.
    let top = tree.context.visible.minY - tree.context.y
    let low = top.isFinite ? top : 0
    let high = sight.high.isFinite ? sight.high : size.height
    place(sightFrom: low, to: max(low, high), size)
    for row in rows {
      if let strip, strip.row == row.node { put(strip.node, at: row.frame) }
      guard let background = tree.listRowTraits(row.node).background else { continue }
      put(background, at: row.frame)
    }
  }

  private func put(_ node: LayoutID, at frame: CGRect) {
    let offer = Proposal(width: Double(frame.width), height: Double(frame.height))
    tree.put(node.index, in: Int(id.index), x: Double(frame.minX), y: Double(frame.minY), offer)
  }

  private func place(sightFrom low: Double, to high: Double, _ size: Size) {
    sight = CGRect(x: 0, y: low, width: size.width, height: high - low)
    let offer = Proposal(width: size.width, height: high - low)
    for node in [ground, overlay, pinnedGround].compactMap({ $0 }) {
      tree.put(node.index, in: Int(id.index), x: 0, y: low, offer)
    }
  }

  public var isEmpty: Bool { lines.isEmpty }

  /// The row at a height in the list's coordinates.
  public func row(at y: CGFloat) -> ListRow? {
    rows.last { $0.kind == .cells && $0.frame.minY <= y && y < $0.frame.maxY }
  }
}

extension LayoutTree {
  /// The frame, in the root's coordinates, of the whole row whose content a node is; nil for what is no row.
  public func rowFrame(_ id: LayoutID) -> CGRect? {
    let parent = records[Int(id.index)].parent
    guard parent >= 0, let box = box(Int(parent)) as? ListBox,
      let row = box.rows.first(where: { $0.node == id && $0.kind == .cells })
    else { return nil }
    let origin = absoluteFrame(LayoutID(parent)).origin
    return row.frame.offsetBy(dx: origin.x, dy: origin.y)
  }
}
