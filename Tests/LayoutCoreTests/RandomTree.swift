import Foundation

@testable import LayoutCore

/// Numbers that are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }
  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// The description of a layout tree, from which trees are built.
indirect enum RandomTree {
  case leaf(LayoutSpec)
  case node(LayoutSpec, [RandomTree])
  /// A text of this many characters, 7 points each and 16 a line.
  case text(Int)

  static func make(depth: Int, _ random: inout SeededGenerator) -> RandomTree {
    if depth == 0 || Int.random(in: 0..<6, using: &random) == 0 { return leaf(&random) }
    if Int.random(in: 0..<3, using: &random) == 0 {
      return .node(wrapper(&random), [make(depth: depth - 1, &random)])
    }
    let count = Int.random(in: 0...4, using: &random)
    return .node(container(&random), (0..<count).map { _ in make(depth: depth - 1, &random) })
  }

  static func length(_ random: inout SeededGenerator) -> CGFloat { CGFloat(Int.random(in: 0...120, using: &random)) }

  private static func optional(_ random: inout SeededGenerator) -> CGFloat? {
    Bool.random(using: &random) ? length(&random) : nil
  }

  private static func leaf(_ random: inout SeededGenerator) -> RandomTree {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .leaf(.fill)
    case 1: .leaf(.spacer(minLength: optional(&random), axis: Bool.random(using: &random) ? .horizontal : .vertical))
    case 2: .leaf(.divider(thickness: 1, stackAxis: Bool.random(using: &random) ? .horizontal : .vertical))
    case 3: .text(Int.random(in: 1...40, using: &random))
    default:
      .node(
        .fixedFrame(width: length(&random), height: length(&random), alignment: alignment(&random)), [.leaf(.fill)])
    }
  }

  static func alignment(_ random: inout SeededGenerator) -> Alignment {
    [Alignment.center, .topLeading, .bottomTrailing, .leading, .top, .centerFirstTextBaseline]
      .randomElement(using: &random) ?? .center
  }

  static func wrapper(_ random: inout SeededGenerator) -> LayoutSpec {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .fixedFrame(width: optional(&random), height: optional(&random), alignment: alignment(&random))
    case 1:
      let low = optional(&random)
      return .flexibleFrame(
        FlexibleFrame(
          minWidth: low, idealWidth: optional(&random), maxWidth: Bool.random(using: &random) ? .infinity : nil,
          minHeight: optional(&random), maxHeight: optional(&random)), alignment: alignment(&random))
    case 2: return .padding(EdgeInsets(.all, CGFloat(Int.random(in: -5...20, using: &random))))
    case 3: return .aspectRatio([nil, 0.5, 1, 2].randomElement(using: &random) ?? nil, .fit)
    case 4: return .aspectRatio(1.5, .fill)
    case 5: return .fixedSize(horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random))
    case 6: return .offset(CGSize(width: length(&random), height: length(&random)))
    case 7: return .horizontalGuide(.leading) { $0.width / 3 }
    default: return .layered(alignment(&random))
    }
  }

  static func container(_ random: inout SeededGenerator) -> LayoutSpec {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      return .stack(
        axis: .horizontal, spacing: optional(&random), horizontal: .center,
        vertical: [.center, .top, .firstTextBaseline].randomElement(using: &random) ?? .center)
    case 2, 3:
      return .stack(
        axis: .vertical, spacing: optional(&random),
        horizontal: [.center, .leading, .trailing].randomElement(using: &random) ?? .center, vertical: .center)
    case 4: return .depthStack(alignment(&random))
    default: return .viewThatFits([.horizontal, .vertical])
    }
  }

  /// Builds the tree; `nodes` takes all nodes in a fixed order.
  func build(_ tree: LayoutTree, _ nodes: inout [LayoutID], isRightToLeft: Bool = false) -> LayoutID {
    switch self {
    case .leaf(let spec):
      let id = tree.makeNode(spec, isRightToLeft: isRightToLeft)
      nodes.append(id)
      return id
    case .text(let count):
      let id = tree.makeNode(.leaf(GridText(count: count)), isRightToLeft: isRightToLeft)
      nodes.append(id)
      return id
    case .node(let spec, let children):
      let id = tree.makeNode(spec, isRightToLeft: isRightToLeft)
      nodes.append(id)
      let built = children.map { $0.build(tree, &nodes, isRightToLeft: isRightToLeft) }
      tree.setChildren(id, built)
      return id
    }
  }
}

/// A text on a grid of 7 by 16 points that counts how often it is measured.
final class GridText: LayoutLeaf {
  var count: Int
  private(set) var measures = 0
  init(count: Int) { self.count = count }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measures += 1
    let ideal = CGFloat(count) * 7
    guard let width = proposal.width, width < ideal else { return CGSize(width: ideal, height: 16) }
    let perLine = max(1, Int(max(0, width / 7).rounded(.down)))
    let all = (count + perLine - 1) / perLine
    let limit = proposal.height.map { max(1, Int(min(1e6, max(0, $0 / 16)).rounded(.down))) } ?? all
    return CGSize(width: min(max(0, width), CGFloat(perLine) * 7), height: CGFloat(min(all, limit)) * 16)
  }

  func textBaselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
    (13, sizeThatFits(proposal).height - 3)
  }

  var widthLimits: (minimum: CGFloat, ideal: CGFloat, maximum: CGFloat)? {
    (0, CGFloat(count) * 7, CGFloat(count) * 7)
  }

  var knownAnswers: TextAnswers? {
    TextAnswers(lineWidth: CGFloat(count) * 7, line: CGSize(width: CGFloat(count) * 7, height: 16))
  }

  var spacing: ViewSpacing { ViewSpacing(textAbove: 4, textBelow: 8, textToText: 0) }
}
