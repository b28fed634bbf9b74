public import Foundation

/// A row of a grid, as its cells carry it.
public final class GridRowMark {
  /// nil keeps the grid's.
  public var alignment: VerticalAlignment?
  public init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// What a cell tells the grid that contains it.
public struct GridCellTraits {
  /// nil for a view outside of rows, which takes a line of its own.
  public var row: GridRowMark?
  public var columns = 1
  public var anchor: UnitPoint?
  public var unsizedAxes: Axis.Set = []
  /// Aligns the whole column.
  public var columnAlignment: HorizontalAlignment?
  public init() {}
}

/// Reads the traits of a cell.
enum GridTraitsKey: LayoutValueKey {
  static var defaultValue: GridCellTraits { GridCellTraits() }
}

extension LayoutTree {
  /// Changes what a cell tells its grid.
  public func setGridTraits(_ id: LayoutID, _ change: (inout GridCellTraits) -> Void) {
    var traits = gridTraits(id.index)
    change(&traits)
    setLayoutValue(id, ObjectIdentifier(GridTraitsKey.self), traits)
  }

  func gridTraits(_ index: Int32) -> GridCellTraits {
    layoutValues[index]?[ObjectIdentifier(GridTraitsKey.self)] as? GridCellTraits ?? GridCellTraits()
  }
}

/// Rows and columns.
///
/// 1. A column is as wide as the widest of its cells, a row as high as the tallest; cells that are unsized on an axis are
///    not asked. Columns share the width, then rows the height, as the children of a stack do: the least flexible first,
///    equal shares of what remains.
/// 2. A cell over several columns that needs more than they have widens them by equal parts.
/// 3. A view outside of rows is such a cell over all columns.
/// 4. Each cell is proposed its columns' width and its row's height, and aligned in them.
public final class GridBox: LayoutBox {
  private let alignment: Alignment
  private let horizontalSpacing, verticalSpacing: CGFloat?

  struct Cell {
    var node: Int32
    var column: Int
    var span: Int
    var traits: GridCellTraits
    func isSized(_ axis: Axis) -> Bool { !traits.unsizedAxes.contains(Axis.Set(axis)) }
  }
  struct Row {
    var cells: [Cell] = []
    var mark: GridRowMark?
  }
  private struct Tracks {
    var lengths: [Double] = []
    var gaps: [Double] = []
    var total: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }
    /// Where each track begins.
    var starts: [Double] {
      var result: [Double] = []
      var cursor = 0.0
      for (index, length) in lengths.enumerated() {
        if index > 0 { cursor += gaps[index - 1] }
        result.append(cursor)
        cursor += length
      }
      return result
    }
    /// The length from one track over several.
    func span(_ first: Int, _ count: Int) -> Double {
      let last = min(first + count, lengths.count)
      return lengths[first..<last].reduce(0, +) + (first + 1 < last ? gaps[first..<last - 1].reduce(0, +) : 0)
    }
  }

  /// - Parameters: spacing in points; nil keeps the distances that the cells prefer.
  public init(
    tree: LayoutTree, alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    super.init(tree: tree)
  }

  /// The rows, with the cells' columns.
  private func rows() -> (rows: [Row], columns: Int) {
    var rows: [Row] = []
    for node in nodes {
      let traits = tree.gridTraits(node.index)
      let continuesRow = traits.row != nil && rows.last?.mark === traits.row && rows.last?.mark != nil
      if !continuesRow { rows.append(Row(cells: [], mark: traits.row)) }
      let column = rows[rows.count - 1].cells.last.map { $0.column + $0.span } ?? 0
      rows[rows.count - 1].cells.append(
        Cell(node: node.index, column: column, span: max(1, traits.columns), traits: traits))
    }
    let columns = rows.filter { $0.mark != nil }.compactMap { $0.cells.last.map { $0.column + $0.span } }.max() ?? 1
    for index in rows.indices where rows[index].mark == nil { rows[index].cells[0].span = columns }
    return (rows, columns)
  }

  private func columnGaps(_ rows: [Row], _ columns: Int) -> [Double] {
    (1..<max(columns, 1)).map { column in
      if let horizontalSpacing { return Double(horizontalSpacing) }
      var gap: Double?
      for row in rows where row.mark != nil {
        guard let after = row.cells.first(where: { $0.column == column }),
          let before = row.cells.first(where: { $0.column + $0.span == column })
        else { continue }
        let own = tree.spacing(before.node).distance(to: tree.spacing(after.node), along: .horizontal)
        gap = max(gap ?? 0, Double(own))
      }
      return gap ?? ViewSpacing.standard
    }
  }

  private func rowGaps(_ rows: [Row]) -> [Double] {
    (1..<max(rows.count, 1)).map { index in
      if let verticalSpacing { return Double(verticalSpacing) }
      var gap: Double?
      for below in rows[index].cells {
        for above in rows[index - 1].cells
        where above.column < below.column + below.span && below.column < above.column + above.span {
          let own = tree.spacing(above.node).distance(to: tree.spacing(below.node), along: .vertical)
          gap = max(gap ?? 0, Double(own))
        }
      }
      return gap ?? ViewSpacing.standard
    }
  }

  /// Shares a length among tracks whose answers to an offer `measure` gives.
  private func share(
    _ available: Double, gaps: [Double], count: Int, _ measure: (_ track: Int, _ offer: Double) -> Double
  ) -> Tracks {
    var tracks = Tracks(lengths: Array(repeating: 0, count: count), gaps: gaps)
    if available == Proposal.nilLength || available == .infinity {
      for track in 0..<count { tracks.lengths[track] = measure(track, available) }
      return tracks
    }
    let limits = (0..<count).map { (track: $0, low: measure($0, 0), high: measure($0, .infinity)) }
    let order = limits.sorted {
      let (a, b) = ($0.high - $0.low, $1.high - $1.low)
      if a != b { return a < b }
      return a == .infinity && $0.low != $1.low ? $0.low > $1.low : $0.track < $1.track
    }
    var remaining = available - gaps.reduce(0, +)
    for (done, entry) in order.enumerated() {
      let length = measure(entry.track, max(0, remaining / Double(count - done)))
      tracks.lengths[entry.track] = length
      remaining -= length
    }
    return tracks
  }

  private func arrange(_ p: Proposal) -> (rows: [Row], columns: Tracks, heights: Tracks) {
    let (rows, count) = rows()
    guard !rows.isEmpty else { return ([], Tracks(), Tracks()) }
    var columns = share(p.width, gaps: columnGaps(rows, count), count: count) { column, offer in
      var widest = 0.0
      for row in rows {
        for cell in row.cells where cell.column == column && cell.span == 1 && cell.isSized(.horizontal) {
          widest = max(widest, tree.size(cell.node, Proposal(width: offer, height: p.height)).width)
        }
      }
      return widest
    }
    for row in rows {
      for cell in row.cells where cell.span > 1 && cell.isSized(.horizontal) {
        let span = min(cell.span, count - cell.column)
        let wanted = tree.size(cell.node, p).width
        let missing = wanted - columns.span(cell.column, span)
        guard missing > 0 else { continue }
        for column in cell.column..<cell.column + span { columns.lengths[column] += missing / Double(span) }
      }
    }
    let heights = share(p.height, gaps: rowGaps(rows), count: rows.count) { row, offer in
      var tallest = 0.0
      for cell in rows[row].cells where cell.isSized(.vertical) {
        let width = columns.span(cell.column, cell.span)
        tallest = max(tallest, tree.size(cell.node, Proposal(width: width, height: offer)).height)
      }
      return tallest
    }
    return (rows, columns, heights)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let grid = arrange(Proposal(proposal))
    return CGSize(width: grid.columns.total, height: grid.heights.total)
  }

  override func spacing() -> ViewSpacing {
    nodes.reduce(into: .zero) { $0.formUnion(tree.spacing($1.index)) }
  }

  override func placeSubviews(_ proposal: ProposedViewSize, _ size: CGSize) {
    let (rows, columns, heights) = arrange(Proposal(proposal))
    let (xs, ys) = (columns.starts, heights.starts)
    var alignments: [Int: HorizontalAlignment] = [:]
    for row in rows {
      for cell in row.cells {
        if let own = cell.traits.columnAlignment, cell.span == 1 { alignments[cell.column] = own }
      }
    }
    var position = 0
    for (index, row) in rows.enumerated() {
      let vertical = row.mark?.alignment ?? alignment.vertical
      let area = { (cell: Cell) in
        Proposal(width: columns.span(cell.column, cell.span), height: heights.lengths[index])
      }
      let line = row.cells.map { cell in
        tree.guide(cell.node, vertical.key, area(cell), tree.size(cell.node, area(cell)))
      }
      // Cells stand on a common line where the alignment is one of text; otherwise each in its own cell.
      let common = vertical.key.isRectangular ? nil : line.max()
      for (cell, guide) in zip(row.cells, line) {
        let offer = area(cell)
        let own = tree.size(cell.node, offer)
        var point: CGPoint
        if let anchor = cell.traits.anchor {
          point = CGPoint(
            x: xs[cell.column] + Double(anchor.x) * (offer.width - own.width),
            y: ys[index] + Double(anchor.y) * (offer.height - own.height))
        } else {
          let horizontal = (cell.span == 1 ? alignments[cell.column] : nil) ?? alignment.horizontal
          let frame = ViewDimensions(width: offer.width, height: offer.height)
          let x = frame.defaultValue(horizontal.key) - tree.guide(cell.node, horizontal.key, offer, own)
          let y = common.map { $0 - guide } ?? (frame.defaultValue(vertical.key) - guide)
          point = CGPoint(x: xs[cell.column] + x, y: ys[index] + y)
        }
        setPlace(position, at: point, anchor: .topLeading, offer)
        position += 1
      }
    }
  }
}
