public import LayoutCore

/// Views in rows and columns.
public nonisolated struct Grid<Content: View>: ContainerView {
  public typealias Body = Never
  let alignment: Alignment
  let horizontalSpacing, verticalSpacing: CGFloat?
  let content: Content
  let lines: [Int32]

  /// - Parameters: spacing in points; nil keeps the distances that the views prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
    lines = SourceLines.take()
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerNode(view, inputs))
  }

  static var viewName: String { "Grid" }
  var orientation: Axis? { .vertical }
  @MainActor func spec(_ graph: ViewGraph) -> LayoutSpec {
    .custom(
      GridBox(
        tree: graph.tree, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
  func hasSameLayout(_ other: Self) -> Bool {
    alignment == other.alignment && horizontalSpacing == other.horizontalSpacing
      && verticalSpacing == other.verticalSpacing
  }
}

/// A row of a grid.
public nonisolated struct GridRow<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(GridRowNode(view, inputs))
  }
}

/// Keeps a row: its cells belong to the grid, and say which row they are of.
final class GridRowNode<Content: View>: TypedNode<GridRow<Content>> {
  private let mark: GridRowMark

  init(_ view: GridRow<Content>, _ inputs: _ViewInputs) {
    mark = GridRowMark(alignment: view.alignment)
    super.init(inputs)
    content = make(view.content, environment.oriented(.horizontal))
  }

  override func renew(_ view: GridRow<Content>) {
    if mark.alignment != view.alignment {
      mark.alignment = view.alignment
      rootsDidChange()
    }
    if let content { renew(content, view.content) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    content?.setEnvironment(environment.oriented(.horizontal))
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    for root in roots[start...] { graph.tree.setGridTraits(root) { $0.row = mark } }
  }
}

/// Tells a grid something of a cell.
public nonisolated struct _GridCellModifier: DecorationModifier {
  public typealias Body = Never
  enum Trait: Equatable {
    case columns(Int)
    case anchor(UnitPoint)
    case unsized(Axis.Set)
    case columnAlignment(HorizontalAlignment)
  }
  let trait: Trait

  final class Keeper: DecorationKeeper {
    private var trait: Trait
    init(_ modifier: _GridCellModifier, _ node: ViewNode) { trait = modifier.trait }
    func renew(_ modifier: _GridCellModifier, _ node: ViewNode) -> Bool {
      defer { trait = modifier.trait }
      return trait != modifier.trait
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.tree.setGridTraits(root) {
        switch trait {
        case .columns(let count): $0.columns = count
        case .anchor(let anchor): $0.anchor = anchor
        case .unsized(let axes): $0.unsizedAxes = axes
        case .columnAlignment(let alignment): $0.columnAlignment = alignment
        }
      }
    }
  }
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCellModifier(trait: .columns(count)))
  }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridCellModifier(trait: .anchor(anchor)))
  }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridCellModifier(trait: .unsized(axes)))
  }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridCellModifier(trait: .columnAlignment(guide)))
  }
}

/// The first of several views that fits.
public nonisolated struct ViewThatFits<Content: View>: ContainerView {
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content
  let lines: [Int32]

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
    lines = SourceLines.take()
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerNode(view, inputs))
  }

  static var viewName: String { "ViewThatFits" }
  var orientation: Axis? { nil }
  func spec(_ graph: ViewGraph) -> LayoutSpec { .viewThatFits(axes) }
  func hasSameLayout(_ other: Self) -> Bool { axes == other.axes }
}
