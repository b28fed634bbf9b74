internal import LayoutCore

/// Has what is in a view follow the view's frame as a whole while that moves.
public nonisolated struct _GeometryGroupModifier: DecorationModifier {
  public typealias Body = Never

  final class Keeper: DecorationKeeper {
    init(_ modifier: _GeometryGroupModifier, _ node: ViewNode) {}
    func renew(_ modifier: _GeometryGroupModifier, _ node: ViewNode) -> Bool { false }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.info[root.offset].isGeometryGroup = true }
  }
}

extension View {
  /// Has the views in this one follow its frame as a whole while it moves; where nothing moves it changes nothing.
  nonisolated public func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}
