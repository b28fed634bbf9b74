public import Foundation

/// A layout that the tree has a kind of its own for, so that no protocol call is made.
public protocol BuiltInLayout: Layout {
  var spec: LayoutSpec { get }
}

/// A row, as a layout that `AnyLayout` can hold.
public struct HStackLayout: BuiltInLayout, Hashable, Sendable {
  public var alignment: VerticalAlignment
  /// In points; nil keeps the distances that the views prefer.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { stackProperties(.horizontal) }
  public var spec: LayoutSpec { .stack(axis: .horizontal, spacing: spacing, horizontal: .center, vertical: alignment) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.stackSize(StackStyle(axis: .horizontal, crossKey: alignment.key), spacing, proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.placeStack(StackStyle(axis: .horizontal, crossKey: alignment.key), spacing, bounds, proposal)
  }
}

/// A column, as a layout that `AnyLayout` can hold.
public struct VStackLayout: BuiltInLayout, Hashable, Sendable {
  public var alignment: HorizontalAlignment
  /// In points; nil keeps the distances that the views prefer.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { stackProperties(.vertical) }
  public var spec: LayoutSpec { .stack(axis: .vertical, spacing: spacing, horizontal: alignment, vertical: .center) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.stackSize(StackStyle(axis: .vertical, crossKey: alignment.key), spacing, proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.placeStack(StackStyle(axis: .vertical, crossKey: alignment.key), spacing, bounds, proposal)
  }
}

/// Views on top of each other, as a layout that `AnyLayout` can hold.
public struct ZStackLayout: BuiltInLayout, Hashable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var spec: LayoutSpec { .depthStack(alignment) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let union = union(proposal, subviews)
    return CGSize(width: union.width, height: union.height)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let proposal = ProposedViewSize(bounds.size)
    let union = union(proposal, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.midX - union.midX - dimensions[alignment.horizontal],
          y: bounds.midY - union.midY - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  /// The union of the subviews of the highest priority, around the crossing of their guides.
  private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    let highest = subviews.map(\.priority).max() ?? 0
    let frames = subviews.filter { $0.priority == highest }.map { subview in
      let dimensions = subview.dimensions(in: proposal)
      return CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical], width: dimensions.width,
        height: dimensions.height)
    }
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}

private func stackProperties(_ axis: Axis) -> LayoutProperties {
  var properties = LayoutProperties()
  properties.stackOrientation = axis
  return properties
}

extension LayoutSubviews {
  /// Runs the tree's stack algorithm on these subviews.
  private func arrange(
    _ style: StackStyle, _ spacing: CGFloat?, _ proposal: Proposal, _ body: (StackArrangement, [Double]) -> Void
  ) {
    let nodes = nodes
    let gaps = nodes.indices.map { k -> Double in
      if k == 0 { return 0 }
      if let spacing { return Double(spacing) }
      return Double(tree.spacing(nodes[k - 1]).distance(to: tree.spacing(nodes[k]), along: style.axis))
    }
    let base = tree.slotCount
    tree.reserveSlots(nodes.count)
    for node in nodes {
      let slot = StackSlot(node: node, priority: tree.priority(LayoutID(node)))
      (tree.slots + tree.slotCount).initialize(to: slot)
      tree.slotCount += 1
    }
    let start = StackArrangement(base: base, count: nodes.count)
    body(tree.arrangeSlots(start, style, proposal, spacing: gaps.reduce(0, +)), gaps)
    tree.slotCount = base
  }

  func stackSize(_ style: StackStyle, _ spacing: CGFloat?, _ proposal: ProposedViewSize) -> CGSize {
    var result = Size.zero
    arrange(style, spacing, Proposal(proposal)) { arrangement, _ in
      result[style.axis] = arrangement.length
      result[style.axis.other] = arrangement.cross
    }
    return result.cgSize
  }

  func placeStack(_ style: StackStyle, _ spacing: CGFloat?, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    var question = Proposal(proposal)
    let across = style.axis.other
    if question[across] == Proposal.nilLength { question[across] = Size(bounds.size)[across] }
    arrange(style, spacing, question) { arrangement, gaps in
      var cursor = style.axis == .horizontal ? Double(bounds.minX) : Double(bounds.minY)
      for k in 0..<arrangement.count {
        let slot = tree.slots[arrangement.base + k]
        cursor += gaps[k]
        var offer = question
        offer[style.axis] = slot.offer
        let start = -slot.guide - arrangement.crossStart
        let point =
          style.axis == .horizontal
          ? CGPoint(x: cursor, y: Double(bounds.minY) + start) : CGPoint(x: Double(bounds.minX) + start, y: cursor)
        self[k].place(at: point, proposal: offer.viewSize)
        cursor += slot.length
      }
    }
  }
}
