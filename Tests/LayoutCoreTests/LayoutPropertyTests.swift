import Foundation
import Testing

@testable import LayoutCore

/// What holds for every tree: run on thousands of random ones.
@Suite struct LayoutPropertyTests {
  static let seed = UInt64.random(in: 0..<1_000_000)
  static let proposals: [ProposedViewSize] = [
    .zero, .unspecified, .infinity, ProposedViewSize(width: 200, height: 300),
    ProposedViewSize(width: 37.5, height: nil), ProposedViewSize(width: nil, height: 61),
    ProposedViewSize(width: .infinity, height: 40),
  ]

  private func forEachTree(_ count: Int, depth: Int = 4, _ body: (RandomTree, inout SeededGenerator) -> Void) {
    print("random trees of seed \(Self.seed)")
    for index in 0..<count {
      var random = SeededGenerator(seed: Self.seed &+ UInt64(index))
      body(.make(depth: depth, &random), &random)
    }
  }

  private func frames(_ tree: LayoutTree, _ nodes: [LayoutID]) -> [CGRect] {
    nodes.map { isShown(tree, $0) ? tree.absoluteFrame($0) : .null }
  }

  /// Whether a node and all that contain it are shown.
  private func isShown(_ tree: LayoutTree, _ node: LayoutID) -> Bool {
    guard tree.isShown(node) else { return false }
    return tree.parent(node).map { isShown(tree, $0) } ?? true
  }

  @Test func answersNeverChangeAndEqualFreshOnes() {
    forEachTree(2000) { description, _ in
      let tree = LayoutTree()
      var nodes: [LayoutID] = []
      let root = description.build(tree, &nodes)
      let first = Self.proposals.map { tree.sizeThatFits(root, $0) }
      let again = Self.proposals.reversed().map { tree.sizeThatFits(root, $0) }.reversed()
      #expect(first == Array(again))
      for (proposal, answer) in zip(Self.proposals, first) {
        let other = LayoutTree()
        var ignored: [LayoutID] = []
        let fresh = description.build(other, &ignored)
        #expect(other.sizeThatFits(fresh, proposal) == answer)
      }
    }
  }

  @Test func framesAreFiniteWhereProposalsAre() {
    forEachTree(2000) { description, random in
      let tree = LayoutTree()
      var nodes: [LayoutID] = []
      let root = description.build(tree, &nodes, isRightToLeft: Bool.random(using: &random))
      tree.layOut(
        root, proposal: ProposedViewSize(width: RandomTree.length(&random), height: RandomTree.length(&random)))
      for frame in frames(tree, nodes) where !frame.isNull {
        #expect(frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite)
      }
    }
  }

  @Test func incrementalLayoutEqualsFullLayout() {
    forEachTree(1500) { description, random in
      let tree = LayoutTree()
      var nodes: [LayoutID] = []
      let root = description.build(tree, &nodes)
      let proposal = ProposedViewSize(width: 240, height: 320)
      tree.layOut(root, proposal: proposal)
      // The same change in this tree and in one that is laid out from nothing.
      let index = Int.random(in: 0..<nodes.count, using: &random)
      // A frame has one child at most.
      guard tree.children(nodes[index]).count <= 1 else { return }
      let spec = LayoutSpec.fixedFrame(width: RandomTree.length(&random), height: 33, alignment: .center)
      tree.setSpec(nodes[index], spec)
      tree.layOut(root, proposal: proposal)

      let other = LayoutTree()
      var fresh: [LayoutID] = []
      let otherRoot = description.build(other, &fresh)
      other.setSpec(fresh[index], spec)
      other.layOut(otherRoot, proposal: proposal)
      let isEqual = frames(tree, nodes) == frames(other, fresh)
      #expect(isEqual, "node \(index) of \(nodes.count)")
    }
  }

  @Test func nothingTrapsOnStrangeNumbers() {
    let numbers: [CGFloat] = [.nan, -.infinity, .infinity, -50, 0, 1e300, -1e300, .leastNonzeroMagnitude]
    forEachTree(300) { description, random in
      let tree = LayoutTree()
      var nodes: [LayoutID] = []
      let root = description.build(tree, &nodes)
      let number = { (random: inout SeededGenerator) in numbers.randomElement(using: &random) ?? 0 }
      for node in nodes where Int.random(in: 0..<3, using: &random) == 0 {
        let (a, b, c) = (number(&random), number(&random), number(&random))
        let specs: [LayoutSpec] = [
          .fixedFrame(width: a, height: b, alignment: .center),
          .flexibleFrame(
            FlexibleFrame(minWidth: a, idealWidth: b, maxWidth: c, minHeight: c, idealHeight: a, maxHeight: b),
            alignment: .topLeading),
          .padding(EdgeInsets(top: a, leading: b, bottom: c, trailing: a)), .aspectRatio(a, .fill),
          .offset(CGSize(width: a, height: b)), .position(CGPoint(x: a, y: b)),
          .stack(axis: .vertical, spacing: a, horizontal: .leading, vertical: .top),
        ]
        tree.setSpec(node, specs.randomElement(using: &random) ?? .fill)
      }
      for width in numbers {
        tree.layOut(root, proposal: ProposedViewSize(width: width, height: number(&random)))
      }
      #expect(tree.measureCount > 0)
    }
  }

  @Test func stackByThePublicProtocolEqualsTheBuiltInOne() {
    forEachTree(1500, depth: 2) { _, random in
      var local = random
      let children = (0..<Int.random(in: 0...5, using: &local)).map { _ in RandomTree.make(depth: 2, &local) }
      let spacing: CGFloat? = Bool.random(using: &local) ? CGFloat(Int.random(in: 0...12, using: &local)) : nil
      let proposal = ProposedViewSize(width: RandomTree.length(&local) * 3, height: RandomTree.length(&local))
      var results: [[CGRect]] = []
      for isPublic in [false, true] {
        let tree = LayoutTree()
        var nodes: [LayoutID] = []
        let root = tree.makeNode(
          isPublic
            ? .custom(TypedLayoutBox(PublishedHStack(spacing: spacing), tree: tree))
            : .stack(axis: .horizontal, spacing: spacing, horizontal: .center, vertical: .center))
        tree.setChildren(root, children.map { $0.build(tree, &nodes) })
        tree.layOut(root, proposal: proposal)
        results.append(frames(tree, [root] + nodes))
      }
      for (a, b) in zip(results[0], results[1]) where !a.isNull {
        #expect(abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6)
        #expect(abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6)
      }
    }
  }
}

/// A row written with the public protocol, by the published rules.
struct PublishedHStack: Layout {
  var spacing: CGFloat?

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      index == 0
        ? 0 : spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
    }
  }

  private func widths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat?] {
    guard let width = proposal.width, width.isFinite else { return subviews.map { _ in proposal.width } }
    func length(_ subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
      subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width
    }
    var remaining = width - gaps(subviews).reduce(0, +)
    var offers = [CGFloat?](repeating: nil, count: subviews.count)
    let limits = subviews.map { (low: length($0, 0), high: length($0, .infinity)) }
    let priorities = Set(subviews.map(\.priority)).sorted(by: >)
    for priority in priorities {
      let group = subviews.indices.filter { subviews[$0].priority == priority }
        .sorted {
          let (a, b) = (limits[$0].high - limits[$0].low, limits[$1].high - limits[$1].low)
          if a != b { return a < b }
          if a == .infinity, limits[$0].low != limits[$1].low { return limits[$0].low > limits[$1].low }
          return $0 < $1
        }
      let reserved = subviews.indices.filter { subviews[$0].priority < priority }.reduce(0) { $0 + limits[$1].low }
      for (done, index) in group.enumerated() {
        let offer = max(0, (remaining - reserved) / CGFloat(group.count - done))
        offers[index] = offer
        remaining -= length(subviews[index], offer)
      }
    }
    return offers
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = zip(subviews, widths(proposal, subviews)).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height))
    }
    let tops = zip(zip(subviews, widths(proposal, subviews)), sizes).map { entry, size in
      (
        guide: entry.0.dimensions(in: ProposedViewSize(width: entry.1, height: proposal.height))[
          VerticalAlignment.center], height: size.height
      )
    }
    let low = tops.map { -$0.guide }.min() ?? 0, high = tops.map { $0.height - $0.guide }.max() ?? 0
    return CGSize(width: sizes.map(\.width).reduce(0, +) + gaps(subviews).reduce(0, +), height: high - low)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let height = proposal.height ?? bounds.height
    let offers = widths(ProposedViewSize(width: proposal.width, height: height), subviews)
      .map { ProposedViewSize(width: $0, height: height) }
    let guides = zip(subviews, offers).map { $0.dimensions(in: $1)[VerticalAlignment.center] }
    let low = guides.map { -$0 }.min() ?? 0
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      x += gaps(subviews)[index]
      subview.place(at: CGPoint(x: x, y: bounds.minY - guides[index] - low), proposal: offers[index])
      x += subview.sizeThatFits(offers[index]).width
    }
  }
}
