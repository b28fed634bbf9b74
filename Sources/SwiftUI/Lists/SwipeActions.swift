internal import DrawingCore
import Foundation
public import LayoutCore

/// What lies behind a row's edge, and comes out when the row is swiped.
@MainActor
final class RowSwipe {
  var edge = HorizontalEdge.trailing
  var allowsFullSwipe = true
  /// Makes the node of the actions below the list's.
  var makeStrip: @MainActor (ViewNode) -> any SwipeStripNode

  init(_ makeStrip: @escaping @MainActor (ViewNode) -> any SwipeStripNode) { self.makeStrip = makeStrip }
}

/// The node of a row's actions while they are shown.
@MainActor
protocol SwipeStripNode: ViewNode {
  var id: LayoutID { get }
}

extension GroupingNode: SwipeStripNode {}

/// Gives a row actions.
public nonisolated struct _SwipeActionsModifier<Actions: View>: DecorationModifier {
  public typealias Body = Never
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: () -> Actions

  final class Keeper: DecorationKeeper {
    private let swipe: RowSwipe
    private var modifier: _SwipeActionsModifier

    init(_ modifier: _SwipeActionsModifier, _ node: ViewNode) {
      self.modifier = modifier
      swipe = RowSwipe { _ in preconditionFailure("A row's actions are made by what keeps them.") }
      swipe.makeStrip = { [unowned self, unowned node] _ in
        SwipeStrip.make(self.modifier.actions(), self.modifier.edge, node)
      }
      take(modifier)
    }
    func renew(_ modifier: _SwipeActionsModifier, _ node: ViewNode) -> Bool {
      take(modifier)
      return false
    }
    private func take(_ modifier: _SwipeActionsModifier) {
      self.modifier = modifier
      (swipe.edge, swipe.allowsFullSwipe) = (modifier.edge, modifier.allowsFullSwipe)
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) {
      graph.setRowMarks(root) { marks in
        if !marks.swipes.contains(where: { $0 === swipe }) { marks.swipes.append(swipe) }
      }
    }
  }
}

extension View {
  /// Gives a row of a list actions, which come out when it is swiped from an edge.
  ///
  /// Approximated: the actions are capsules of one size, which do not grow with the swipe.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: @escaping () -> T
  ) -> some View {
    modifier(_SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content))
  }
}

/// A row's actions, from its edge inwards.
nonisolated struct SwipeStrip<Actions: View>: View, FrameworkView {
  let actions: Actions
  let edge: HorizontalEdge

  @MainActor var body: some View {
    SwipeLayout(edge: edge) { actions.modifier(_InternalModifier(isInternal: false)) }
      .buttonStyle(SwipeButtonStyle())
      .modifier(_InternalModifier(isInternal: true))
  }

  @MainActor static func make(_ actions: Actions, _ edge: HorizontalEdge, _ node: ViewNode) -> any SwipeStripNode {
    GroupingNode(
      SwipeStrip(actions: actions, edge: edge), node.inputs(node.environment.oriented(nil)),
      many: .depthStack(.center))
  }
}

/// The lengths of a row's actions, in points, near those of iOS 26.
enum SwipeMetrics {
  static let width: CGFloat = 66
  static let spacing: CGFloat = 8
  static let height: CGFloat = 46
}

/// Actions of one size beside each other, the first one at the edge.
struct SwipeLayout: Layout {
  let edge: HorizontalEdge

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = CGFloat(subviews.count) * (SwipeMetrics.width + SwipeMetrics.spacing) + SwipeMetrics.spacing
    return CGSize(width: proposal.width ?? width, height: proposal.height ?? SwipeMetrics.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let size = CGSize(width: SwipeMetrics.width, height: min(SwipeMetrics.height, max(0, bounds.height - 4)))
    for (index, subview) in subviews.enumerated() {
      let distance = SwipeMetrics.spacing + CGFloat(index) * (SwipeMetrics.width + SwipeMetrics.spacing)
      let x = edge == .trailing ? bounds.maxX - distance - size.width : bounds.minX + distance
      subview.place(
        at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
    }
  }
}

/// An action of a row: its icon, or its title where it has none, on a capsule in its colour.
nonisolated struct SwipeButtonStyle: ButtonStyle, BuiltInStyle {
  @Environment(\.hasTint) private var hasTint

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .lineLimit(1).minimumScaleFactor(0.7)
      .foregroundStyle(.white)
      .padding(.horizontal, 6)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Capsule().fill(color(configuration.role)) }
      .opacity(configuration.isPressed ? 0.7 : 1)
  }

  private func color(_ role: ButtonRole?) -> AnyShapeStyle {
    if hasTint { return AnyShapeStyle(TintShapeStyle()) }
    return AnyShapeStyle(role == .destructive ? Color.red : Color(system: .gray))
  }
}

/// What swiping a row brings out that can be deleted and has no actions of its own.
nonisolated struct DeleteAction: View, FrameworkView {
  let action: () -> Void
  @MainActor var body: some View {
    Button(role: .destructive) {
      action()
    } label: {
      Label("Delete", systemImage: "trash")
    }
  }
}
