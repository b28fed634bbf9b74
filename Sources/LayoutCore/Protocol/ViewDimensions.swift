public import Foundation

/// A view's size and alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
  /// In points.
  public let width, height: CGFloat
  /// Where explicit guides are looked up: a node of a tree, under the proposal that the size answers.
  var tree: LayoutTree?
  var node: Int32 = -1
  var proposal = Proposal.unspecified

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  init(tree: LayoutTree, node: Int32, proposal: Proposal, size: Size) {
    self.init(width: size.width, height: size.height)
    self.tree = tree
    self.node = node
    self.proposal = proposal
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// The guide's place where the view or one in it sets it; else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key).map { CGFloat($0) } }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key).map { CGFloat($0) } }

  func value(_ key: AlignmentKey) -> Double { explicit(key) ?? defaultValue(key) }

  private func explicit(_ key: AlignmentKey) -> Double? {
    tree?.explicitGuide(node, key, proposal)
  }

  /// The guide's place in a view that does not set it.
  func defaultValue(_ key: AlignmentKey) -> Double {
    switch key {
    case .leading, .listRowSeparatorLeading, .top: 0
    case .horizontalCenter: width / 2
    case .trailing, .listRowSeparatorTrailing: width
    case .verticalCenter: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    default: Double(key.customID.defaultValue(in: self))
    }
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.tree === rhs.tree && lhs.node == rhs.node
      && lhs.proposal == rhs.proposal
  }
}
