import Foundation
import Testing

@testable import LayoutCore

/// The short cuts of layout give what the plain negotiation gives, which runs while it is written down.
@Suite struct ShortCutTests {
  static let seed =
    ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)
  static let proposals: [ProposedViewSize] =
    LayoutPropertyTests.proposals + [
      ProposedViewSize(width: 90, height: .infinity), ProposedViewSize(width: 3, height: 500),
      ProposedViewSize(width: -20, height: 40),
    ]

  private struct Built {
    let tree = LayoutTree()
    var nodes: [LayoutID] = []
    var root = LayoutID(0)
    init(_ description: RandomTree) { root = description.build(tree, &nodes) }

    /// The frames of what is shown, in the root's coordinates.
    var frames: [CGRect] {
      nodes.map { node in
        var shown: LayoutID? = node
        while let one = shown {
          if !tree.isShown(one) { return .null }
          shown = tree.parent(one)
        }
        return tree.absoluteFrame(node)
      }
    }
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    if a.isNull || b.isNull { return a.isNull == b.isNull }
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) <= 1e-6 * max(1, abs(a)) }
    return near(a.minX, b.minX) && near(a.minY, b.minY) && near(a.width, b.width) && near(a.height, b.height)
  }

  @Test func framesEqualThePlainNegotiations() {
    print("random trees of seed \(Self.seed)")
    for index in 0..<4000 {
      var random = SeededGenerator(seed: Self.seed &+ UInt64(index))
      let description = RandomTree.make(depth: Int.random(in: 2...5, using: &random), &random)
      let proposal = Self.proposals.randomElement(using: &random) ?? .zero
      let fast = Built(description), plain = Built(description)
      fast.tree.layOut(fast.root, proposal: proposal)
      _ = plain.tree.traced { plain.tree.layOut(plain.root, proposal: proposal) }
      for (node, (a, b)) in zip(fast.frames, plain.frames).enumerated() where !isClose(a, b) {
        Issue.record("tree \(index), \(proposal), node \(node): \(a) and plainly \(b)\n\(description)")
        return
      }
    }
  }

  private enum Edit {
    case spec(Int, LayoutSpec)
    case priority(Int, Double)
  }

  private func apply(_ edit: Edit, to built: Built) {
    switch edit {
    case .spec(let place, let spec): built.tree.setSpec(built.nodes[place], spec)
    case .priority(let place, let priority): built.tree.setPriority(built.nodes[place], priority)
    }
  }

  private func edit(_ built: Built, _ random: inout SeededGenerator) -> Edit {
    let place = Int.random(in: 0..<built.nodes.count, using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      return .priority(place, Double(Int.random(in: -1...1, using: &random)))
    }
    switch built.tree.children(built.nodes[place]).count {
    case 0:
      let specs: [LayoutSpec] = [
        .fill, .fixedFrame(width: RandomTree.length(&random), height: 20, alignment: .center),
        .spacer(minLength: RandomTree.length(&random), axis: .horizontal), .leaf(GridText(count: 9)),
      ]
      return .spec(place, specs.randomElement(using: &random) ?? .fill)
    case 1: return .spec(place, RandomTree.wrapper(&random))
    default: return .spec(place, RandomTree.container(&random))
    }
  }

  @Test func manyEditsGiveWhatAFreshTreeGives() {
    print("random trees of seed \(Self.seed)")
    for index in 0..<1200 {
      var random = SeededGenerator(seed: Self.seed &+ UInt64(index))
      let description = RandomTree.make(depth: Int.random(in: 2...5, using: &random), &random)
      let edited = Built(description)
      var proposal = ProposedViewSize(width: 240, height: 320)
      edited.tree.layOut(edited.root, proposal: proposal)
      var edits: [Edit] = []
      for step in 0..<8 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let edit = edit(edited, &random)
          edits.append(edit)
          apply(edit, to: edited)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { proposal.width = RandomTree.length(&random) * 3 }
        edited.tree.layOut(edited.root, proposal: proposal)
        let fresh = Built(description)
        for edit in edits { apply(edit, to: fresh) }
        fresh.tree.layOut(fresh.root, proposal: proposal)
        for (node, (a, b)) in zip(edited.frames, fresh.frames).enumerated() where !isClose(a, b) {
          Issue.record(
            "tree \(index), step \(step), node \(node): \(a), fresh \(b), \(edits.last as Any)\n\(description)")
          return
        }
      }
    }
  }
}
