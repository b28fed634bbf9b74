public import LayoutCore

/// A frame whose lengths follow the nearest container.
public nonisolated struct _ContainerRelativeFrameLayout: LayoutModifier {
  public typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  static var modifierName: String { "containerRelativeFrame" }
  @MainActor func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec {
    .custom(RelativeFrameBox(tree: graph.tree, axes: axes, alignment: alignment, length: length))
  }
  func hasSameLayout(_ other: Self) -> Bool { false }
}

extension View {
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A share of the container: `span` of `count` parts with `spacing` points between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }
}
