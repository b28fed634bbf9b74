public import LayoutCore

/// Rows and columns, as a layout that `AnyLayout` can hold.
public struct GridLayout: Layout, Hashable, Sendable {
  public typealias Cache = Void
  public var alignment: Alignment
  /// In points; nil keeps the distances that the views prefer.
  public var horizontalSpacing, verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor func spec(_ graph: ViewGraph) -> LayoutSpec {
    .custom(
      GridBox(
        tree: graph.tree, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// The subviews as one column, which is what a grid without rows is; rows are known to the grid's own node only.
  private var column: VStackLayout { VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
