import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

/// Whatever is changed, what was updated is what a fresh host shows.
@MainActor @Suite struct IncrementalTests {
  /// A tree of views as data.
  indirect enum Tree: Equatable {
    case color(width: CGFloat?, height: CGFloat?)
    case row([Item])
    case column([Item])
    case layers([Item])
    case padding(CGFloat, Tree)
    case overlay(Tree, Tree)
    case group([Item], padding: CGFloat)
    case reader(Tree)
    case spacer
    case none

    struct Item: Equatable, Identifiable {
      let id: Int
      var tree: Tree
    }
  }

  struct TreeView: View {
    let tree: Tree
    var body: some View {
      switch tree {
      case .color(let width, let height): Color.red.frame(width: width, height: height)
      case .row(let items): HStack { ForEach(items) { TreeView(tree: $0.tree) } }
      case .column(let items): VStack(alignment: .leading, spacing: 3) { ForEach(items) { TreeView(tree: $0.tree) } }
      case .layers(let items): ZStack(alignment: .bottom) { ForEach(items) { TreeView(tree: $0.tree) } }
      case .padding(let length, let tree): AnyView(TreeView(tree: tree).padding(length))
      case .overlay(let base, let layer): AnyView(TreeView(tree: base).overlay { TreeView(tree: layer) })
      case .group(let items, let length):
        AnyView(Group { ForEach(items) { TreeView(tree: $0.tree) } }.padding(.leading, length))
      case .reader(let tree):
        AnyView(GeometryReader { proxy in TreeView(tree: tree).padding(.top, proxy.size.width / 8) })
      case .spacer: Spacer()
      case .none: EmptyView()
      }
    }
  }
  private struct Root: View {
    let tree: Remote<Tree>
    var body: some View { TreeView(tree: tree.value) }
  }

  /// Random numbers that are the same in each run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func random(_ depth: Int, _ generator: inout Generator) -> Tree {
    let length = { (generator: inout Generator) in
      Bool.random(using: &generator) ? CGFloat(Int.random(in: 1...60, using: &generator)) : nil
    }
    func items(_ generator: inout Generator) -> [Tree.Item] {
      Array(0..<8).shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator))
        .map { Tree.Item(id: $0, tree: random(depth - 1, &generator)) }
    }
    guard depth > 0 else { return .color(width: length(&generator), height: length(&generator)) }
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: return .color(width: length(&generator), height: length(&generator))
    case 1, 2: return .row(items(&generator))
    case 3, 4: return .column(items(&generator))
    case 5: return .layers(items(&generator))
    case 6: return .padding(length(&generator) ?? 4, random(depth - 1, &generator))
    case 7: return .overlay(random(depth - 1, &generator), random(depth - 1, &generator))
    case 8: return .group(items(&generator), padding: length(&generator) ?? 2)
    case 9: return .reader(random(depth - 1, &generator))
    default: return Bool.random(using: &generator) ? .spacer : .none
    }
  }

  /// Changes one place of a tree.
  private func edited(_ tree: Tree, _ depth: Int, _ generator: inout Generator) -> Tree {
    if Int.random(in: 0..<4, using: &generator) == 0 { return random(depth, &generator) }
    func items(_ old: [Tree.Item], _ generator: inout Generator) -> [Tree.Item] {
      var new = old
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: new.shuffle(using: &generator)
      case 1: if !new.isEmpty { new.remove(at: Int.random(in: 0..<new.count, using: &generator)) }
      default:
        if let index = new.indices.randomElement(using: &generator) {
          new[index].tree = edited(new[index].tree, depth - 1, &generator)
        } else {
          new = [Tree.Item(id: 9, tree: random(depth - 1, &generator))]
        }
      }
      return new
    }
    switch tree {
    case .row(let old): return .row(items(old, &generator))
    case .column(let old): return .column(items(old, &generator))
    case .layers(let old): return .layers(items(old, &generator))
    case .group(let old, let padding): return .group(items(old, &generator), padding: padding)
    case .padding(let length, let inner): return .padding(length + 1, edited(inner, depth - 1, &generator))
    case .overlay(let base, let layer): return .overlay(base, edited(layer, depth - 1, &generator))
    case .reader(let inner): return .reader(edited(inner, depth - 1, &generator))
    case .color, .spacer, .none: return random(depth, &generator)
    }
  }

  @Test(arguments: 1...40)
  func editsGiveWhatAFreshHostGives(seed: Int) {
    var generator = Generator(state: UInt64(seed))
    let tree = Remote(random(4, &generator))
    let harness = Harness(Root(tree: tree))
    var isRightToLeft = harness.host.conditions.isRightToLeft
    var width = harness.host.conditions.proposal.width ?? 0
    for step in 0..<16 {
      tree.value = edited(tree.value, 4, &generator)
      // With the conditions kept, what did not change is taken from the picture before.
      if Bool.random(using: &generator) {
        isRightToLeft = Bool.random(using: &generator)
        width = CGFloat(Int.random(in: 1...8, using: &generator) * 50)
        harness.change {
          $0.isRightToLeft = isRightToLeft
          $0.proposal.width = width
        }
      }
      let list = harness.render().list
      let fresh = Harness(Root(tree: tree), width: width) { $0.isRightToLeft = isRightToLeft }
      guard isSame(list, fresh.render().list) else {
        Issue.record("Step \(step) of seed \(seed) is drawn in another way: \(tree.value)")
        return
      }
      if let difference = difference(harness.report, fresh.report) {
        Issue.record("Step \(step) of seed \(seed): \(difference)")
        return
      }
    }
  }

  /// Whether two lists are alike but for the last digits, which depend on the order in which lengths were added up.
  private func isSame(_ a: DisplayList, _ b: DisplayList) -> Bool {
    func rounded(_ list: DisplayList) -> String {
      "\(list)".replacing(/-?\d+\.\d+(e-?\d+)?/) { match in
        String((Double(match.output.0) ?? .nan).rounded(toDigits: 6))
      }
    }
    return a == b || rounded(a) == rounded(b)
  }

  /// The first view in which two reports differ.
  private func difference(_ a: LayoutReport, _ b: LayoutReport) -> String? {
    var (first, second) = (a, b)
    (first.children, second.children) = ([], [])
    if first != second { return "\(first) is not \(second)" }
    if a.children.count != b.children.count {
      return "\(a.view) has \(a.children.map(\.view)), not \(b.children.map(\.view))"
    }
    for (child, other) in zip(a.children, b.children) {
      if let found = difference(child, other) { return found }
    }
    return nil
  }
}

extension Double {
  /// No negative zero.
  fileprivate func rounded(toDigits digits: Int) -> Double {
    let factor = pow(10, Double(digits))
    return (self * factor).rounded() / factor + 0
  }
}
