internal import LayoutCore

/// Tells of changes in a view's geometry.
public nonisolated struct _GeometryChangeModifier<Value: Equatable>: DecorationModifier {
  public typealias Body = Never
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  final class Keeper: DecorationKeeper, GeometryObserver {
    private var modifier: _GeometryChangeModifier
    private var root: LayoutID?
    private var known: Value?

    init(_ modifier: _GeometryChangeModifier, _ node: ViewNode) {
      self.modifier = modifier
      node.graph.geometryObservers.append(WeakGeometryObserver(observer: self))
    }
    func renew(_ modifier: _GeometryChangeModifier, _ node: ViewNode) -> Bool {
      self.modifier = modifier
      return false
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) { self.root = root }
    func willDestroy(_ node: ViewNode) { root = nil }

    func layoutDidSettle(_ graph: ViewGraph) {
      guard let root, graph.tree.isShown(root) else { return }
      let new = modifier.value(graph.proxy(for: root))
      guard new != known else { return }
      let old = known ?? new
      known = new
      graph.afterUpdate { [modifier] in modifier.action(old, new) }
    }
  }
}

/// Looks at the geometry after each layout.
@MainActor
protocol GeometryObserver: AnyObject {
  func layoutDidSettle(_ graph: ViewGraph)
}

struct WeakGeometryObserver {
  weak var observer: (any GeometryObserver)?
}

extension ViewGraph {
  /// The geometry of a placed view.
  func proxy(for node: LayoutID) -> GeometryProxy {
    GeometryProxy(size: tree.frame(node).size, node: node, graph: self, safeAreaInsets: tree.safeAreaInsets(node))
  }

  /// Notes that a view's content depends on where the view is.
  func notePosition(of node: LayoutID) {
    guard positionReaders.insert(node).inserted else { return }
    tree.setReadsPosition(node)
  }

  func tellGeometryObservers() {
    geometryObservers.removeAll { $0.observer == nil }
    for entry in geometryObservers { entry.observer?.layoutDidSettle(self) }
  }
}

extension View {
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(value: transform, action: { _, new in action(new) }))
  }
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(value: transform, action: action))
  }
}
