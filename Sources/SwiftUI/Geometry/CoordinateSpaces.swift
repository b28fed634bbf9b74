/// A space in which coordinates are counted.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A space that a view above has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The space of the nearest scroll view.
  static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName()) }
}

/// Names the space of the nearest scroll view.
struct ScrollSpaceName: Hashable, Sendable {}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  public static var scrollView: NamedCoordinateSpace { .scrollView }
  /// The space of the nearest scroll view.
  ///
  /// Approximated: whatever its axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension GeometryProxy {
  /// The frame in points of the space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The bounds of the view that named a space, in this view's own coordinates; nil where there is none above.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated {
      graph?.notePosition(of: node)
      guard let graph, let named = graph.coordinateSpace(space.name, above: node) else { return nil }
      let (own, frame) = (graph.tree.absoluteFrame(node), graph.tree.absoluteFrame(named))
      return frame.offsetBy(dx: -own.minX, dy: -own.minY)
    }
  }
}

extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
