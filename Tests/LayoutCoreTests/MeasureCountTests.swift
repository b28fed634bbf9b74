import Foundation
import Testing

@testable import LayoutCore

/// Work is counted, not timed.
@Suite struct MeasureCountTests {
  /// A leaf under alternating stacks; each stack has a second child, so that it must share.
  private func chain(_ depth: Int, _ tree: LayoutTree, _ leaf: GridText) -> LayoutID {
    var inner = tree.makeNode(.leaf(leaf))
    for level in 0..<depth {
      let stack = tree.makeNode(
        .stack(
          axis: level.isMultiple(of: 2) ? .horizontal : .vertical, spacing: 0, horizontal: .center, vertical: .center))
      tree.setChildren(stack, [inner, tree.makeNode(.fill)])
      inner = stack
    }
    return inner
  }

  /// The leaf is asked for its minimum, its maximum and one share on each axis, in all combinations.
  @Test(arguments: [10, 100]) func deepLeafIsMeasuredABoundedNumberOfTimes(depth: Int) {
    let tree = LayoutTree()
    let leaf = GridText(count: 10)
    let root = chain(depth, tree, leaf)
    tree.layOut(root, proposal: ProposedViewSize(width: 4000, height: 4000))
    #expect(leaf.measures <= 16)
  }

  @Test func workGrowsLinearlyWithDepth() {
    let counts = [50, 100, 200].map { depth in
      let tree = LayoutTree()
      tree.layOut(chain(depth, tree, GridText(count: 3)), proposal: ProposedViewSize(width: 9000, height: 9000))
      return tree.measureCount
    }
    #expect(Double(counts[1]) <= 2.2 * Double(counts[0]))
    #expect(Double(counts[2]) <= 2.2 * Double(counts[1]))
  }

  @Test func workGrowsLinearlyWithWidth() {
    let counts = [100, 200, 400].map { count in
      let tree = LayoutTree()
      let root = tree.makeNode(.stack(axis: .vertical, spacing: 8, horizontal: .center, vertical: .center))
      let rows = (0..<count).map { _ in
        let row = tree.makeNode(.stack(axis: .horizontal, spacing: 8, horizontal: .center, vertical: .center))
        tree.setChildren(
          row,
          [
            tree.makeNode(.leaf(GridText(count: 12))), tree.makeNode(.spacer(minLength: 8, axis: .horizontal)),
            tree.makeNode(.fill),
          ])
        return row
      }
      tree.setChildren(root, rows)
      tree.layOut(root, proposal: ProposedViewSize(width: 400, height: 40000))
      return tree.measureCount
    }
    #expect(Double(counts[1]) <= 2.1 * Double(counts[0]))
    #expect(Double(counts[2]) <= 2.1 * Double(counts[1]))
  }

  @Test func anUnchangedTreeIsNotVisitedAgain() {
    let tree = LayoutTree()
    let root = chain(20, tree, GridText(count: 3))
    let proposal = ProposedViewSize(width: 300, height: 300)
    tree.layOut(root, proposal: proposal)
    let (measures, placements) = (tree.measureCount, tree.placementCount)
    tree.layOut(root, proposal: proposal)
    #expect(tree.measureCount == measures)
    #expect(tree.placementCount == placements)
  }

  @Test func aChangedLeafDoesNotVisitItsCousins() {
    let tree = LayoutTree()
    let root = tree.makeNode(.stack(axis: .vertical, spacing: 0, horizontal: .center, vertical: .center))
    let branches = (0..<10).map { _ in chain(5, tree, GridText(count: 4)) }
    tree.setChildren(root, branches)
    let proposal = ProposedViewSize(width: 900, height: nil)
    tree.layOut(root, proposal: proposal)
    let before = tree.placementCount
    let fixed = tree.makeNode(.fixedFrame(width: 5, height: 5, alignment: .center))
    tree.setChildren(branches[4], [fixed])
    tree.layOut(root, proposal: proposal)
    // The root, the branch and the new leaf.
    #expect(tree.placementCount - before <= 3)
  }

  @Test func aThousandNestedStacksDoNotTrap() {
    let tree = LayoutTree()
    let leaf = GridText(count: 3)
    let size = tree.layOut(chain(1000, tree, leaf), proposal: ProposedViewSize(width: 100_000, height: 100_000))
    #expect(size.width.isFinite)
    #expect(leaf.measures <= 16)
  }

  /// What stands beside the next stack in a chain of stacks of both axes.
  enum Sibling: String, CaseIterable { case fill, rigid, text, framedText }

  private func chain(_ depth: Int, _ tree: LayoutTree, _ limits: FlexibleFrame?, _ sibling: Sibling) -> LayoutID {
    var inner = tree.makeNode(.leaf(GridText(count: 5)))
    for level in 0..<depth {
      if let limits {
        let frame = tree.makeNode(.flexibleFrame(limits, alignment: .leading))
        tree.setChildren(frame, [inner])
        inner = frame
      }
      let stack = tree.makeNode(
        .stack(
          axis: level.isMultiple(of: 2) ? .vertical : .horizontal, spacing: 0, horizontal: .center, vertical: .center))
      tree.setChildren(stack, level % 4 < 2 ? [inner, sibling.make(tree)] : [sibling.make(tree), inner])
      inner = stack
    }
    return inner
  }

  private func growth(_ limits: FlexibleFrame?, _ sibling: Sibling, room: CGFloat) -> [Int] {
    [20, 40, 80].map { depth in
      let tree = LayoutTree()
      tree.layOut(chain(depth, tree, limits, sibling), proposal: ProposedViewSize(width: room, height: room))
      return tree.measureCount
    }
  }

  /// Where there is room for what is in it. Without, the order among views that grow without end depends on all their
  /// minima, and the work may grow with the square of the depth.
  @Test(arguments: [
    FlexibleFrame(minWidth: 10, maxWidth: .infinity, minHeight: 20, maxHeight: 900), FlexibleFrame(minHeight: 44),
    FlexibleFrame(maxWidth: .infinity), FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity),
    FlexibleFrame(minWidth: 10, maxWidth: 600),
  ])
  func workGrowsLinearlyThroughFlexibleFrames(limits: FlexibleFrame) {
    for sibling in Sibling.allCases {
      let counts = growth(limits, sibling, room: 1e30)
      #expect(Double(counts[1]) <= 2.3 * Double(counts[0]), "\(sibling): \(counts)")
      #expect(Double(counts[2]) <= 2.3 * Double(counts[1]), "\(sibling): \(counts)")
    }
  }

  @Test(arguments: Sibling.allCases) func workGrowsLinearlyThroughStacksOfText(sibling: Sibling) {
    let counts = growth(nil, sibling, room: 5000)
    #expect(Double(counts[1]) <= 3.2 * Double(counts[0]), "\(sibling): \(counts)")
    #expect(Double(counts[2]) <= 2.5 * Double(counts[1]), "\(sibling): \(counts)")
  }

  /// What answers by ranges is not asked at all.
  @Test func viewsWithoutTextAreNotMeasured() {
    let tree = LayoutTree()
    let rows = (0..<20).map { _ in
      let row = tree.makeNode(.stack(axis: .horizontal, spacing: 8, horizontal: .center, vertical: .center))
      let frame = tree.makeNode(.fixedFrame(width: 30, height: 20, alignment: .center))
      tree.setChildren(frame, [tree.makeNode(.fill)])
      tree.setChildren(row, [frame, tree.makeNode(.spacer(minLength: 8, axis: .horizontal)), tree.makeNode(.fill)])
      return row
    }
    let root = tree.makeNode(.stack(axis: .vertical, spacing: 8, horizontal: .leading, vertical: .center))
    tree.setChildren(root, rows)
    tree.layOut(root, proposal: ProposedViewSize(width: 400, height: nil))
    #expect(tree.measureCount == 0)
    #expect(tree.placementCount == 1 + 20 * 5)
  }

  @Test func aLeafWhoseParentAbsorbsTheChangeIsPlacedAlone() {
    for count in [20, 2000] {
      let tree = LayoutTree()
      let rows = (0..<count).map { _ in
        let row = tree.makeNode(.stack(axis: .horizontal, spacing: 8, horizontal: .center, vertical: .center))
        let frame = tree.makeNode(.fixedFrame(width: 30, height: 20, alignment: .center))
        tree.setChildren(frame, [tree.makeNode(.fill)])
        tree.setChildren(row, [frame, tree.makeNode(.spacer(minLength: 8, axis: .horizontal))])
        return (row, frame)
      }
      let root = tree.makeNode(.stack(axis: .vertical, spacing: 8, horizontal: .center, vertical: .center))
      tree.setChildren(root, rows.map(\.0))
      let proposal = ProposedViewSize(width: 400, height: nil)
      tree.layOut(root, proposal: proposal)
      let before = tree.placementCount
      tree.setSpec(rows[count / 2].1, .fixedFrame(width: 41, height: 20, alignment: .center))
      tree.layOut(root, proposal: proposal)
      // The row, the frame, its colour and the spacer beside it, however many rows there are.
      #expect(tree.placementCount - before == 4)
      #expect(tree.frame(rows[count / 2].1).width == 41)
    }
  }

  @Test func workGrowsLinearlyWithTheRowsOfAGrid() {
    let counts = [25, 50, 100].map { rows in
      let tree = LayoutTree()
      let grid = tree.makeNode(
        .custom(GridBox(tree: tree, alignment: .center, horizontalSpacing: 4, verticalSpacing: 4)))
      var cells: [LayoutID] = []
      for _ in 0..<rows {
        let mark = GridRowMark(alignment: nil)
        for column in 0..<3 {
          let cell = tree.makeNode(column == 2 ? .fill : .leaf(GridText(count: 6)))
          tree.setGridTraits(cell) { $0.row = mark }
          cells.append(cell)
        }
      }
      tree.setChildren(grid, cells)
      tree.layOut(grid, proposal: ProposedViewSize(width: 300, height: 4000))
      return tree.measureCount
    }
    #expect(Double(counts[1]) <= 2.1 * Double(counts[0]))
    #expect(Double(counts[2]) <= 2.1 * Double(counts[1]))
  }
}

extension MeasureCountTests.Sibling {
  fileprivate func make(_ tree: LayoutTree) -> LayoutID {
    switch self {
    case .fill: return tree.makeNode(.fill)
    case .rigid: return tree.makeNode(.fixedFrame(width: 10, height: 10, alignment: .center))
    case .text: return tree.makeNode(.leaf(GridText(count: 12)))
    case .framedText:
      let frame = tree.makeNode(.flexibleFrame(FlexibleFrame(maxWidth: .infinity), alignment: .leading))
      tree.setChildren(frame, [tree.makeNode(.leaf(GridText(count: 12)))])
      return frame
    }
  }
}
