public import LayoutCore

/// A view whose content depends on its own size.
public nonisolated struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(GeometryReaderNode(view, inputs))
  }
}

/// A space in which coordinates are counted.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

/// The size and place of a view; asked for its frames on the main thread, as views are.
public struct GeometryProxy: @unchecked Sendable {
  /// In points.
  public let size: CGSize
  let node: LayoutID
  weak var graph: ViewGraph?
  /// How far bars and notches cover the view, in points.
  public let safeAreaInsets: EdgeInsets

  /// The reader's frame, in points of the space.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { located(space) }
  }

  @MainActor private func located(_ space: CoordinateSpace) -> CGRect {
    if space != .local { graph?.notePosition(of: node) }
    return switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: graph?.tree.absoluteFrame(node) ?? CGRect(origin: .zero, size: size)
    case .named(let name): frame(inSpaceNamed: name)
    }
  }

  @MainActor private func frame(inSpaceNamed name: AnyHashable) -> CGRect {
    guard let graph else { return CGRect(origin: .zero, size: size) }
    var frame = graph.tree.absoluteFrame(node)
    guard let space = graph.coordinateSpace(name, above: node) else { return frame }
    let origin = graph.tree.absoluteFrame(space).origin
    frame.origin.x -= origin.x
    frame.origin.y -= origin.y
    return frame
  }
}

/// Keeps a geometry reader: its content is made while the tree is placed, when the size is known.
final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>>, GeometryContent, RootCollecting,
  PropertyOwner
{
  private var view: GeometryReader<Content>
  private var id = LayoutID?.none
  private var knownSize: CGSize?
  private var knownOrigin: CGPoint?
  private var isStale = true
  var slots: [AnyObject?] = []

  init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    let info = LayoutInfo(name: "GeometryReader", line: inputs.line)
    id = graph.makeLayoutNode(.geometry(self), info, environment)
  }

  override var lazyHost: (any LazyHosting)? { nil }

  override func renew(_ view: GeometryReader<Content>) {
    self.view = view
    setStale()
  }

  /// What the content read has changed.
  override func update() { setStale() }

  private func setStale() {
    isStale = true
    if let id { graph.tree.setNeedsPlacement(id) }
    graph.setNeedsRender()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if let id { graph.tree.setDirection(id, isRightToLeft: environment.layoutDirection == .rightToLeft) }
    content?.setEnvironment(environment.oriented(nil))
    setStale()
  }

  nonisolated func update(_ node: LayoutID, size: CGSize) {
    MainActor.assumeIsolated { makeContent(size) }
  }

  private func makeContent(_ size: CGSize) {
    guard let id else { return }
    let origin = graph.positionReaders.contains(id) ? graph.tree.absoluteFrame(id).origin : nil
    guard isStale || knownSize != size || knownOrigin != origin else { return }
    isStale = false
    knownSize = size
    let insets = graph.tree.safeAreaInsetsWhilePlacing(size)
    let proxy = GeometryProxy(size: size, node: id, graph: graph, safeAreaInsets: insets)
    let (body, lines) = graph.evaluate(self) { (view.content(proxy), SourceLines.take()) }
    knownOrigin = graph.positionReaders.contains(id) ? graph.tree.absoluteFrame(id).origin : nil
    if let content {
      renew(content, body, line: lines.count == 1 ? lines[0] : nil)
      graph.collectRoots()
    } else {
      content = make(body, environment.oriented(nil), line: lines.count == 1 ? lines[0] : line)
      collectRoots()
    }
  }

  override func rootsDidChange(below child: ViewNode) { graph.collectLater(self) }

  func collectRoots() {
    guard let id else { return }
    var roots: [LayoutID] = []
    content?.collect(&roots)
    graph.setChildren(id, roots)
  }

  override func collect(_ roots: inout [LayoutID]) {
    if let id { graph.begin(id, &roots) }
  }
  override func willDestroy() {
    if let id { graph.removeLayoutNode(id) }
  }
}

extension View {
  /// Names the view's coordinate space for geometry readers in it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: name))
  }
}

/// Names a coordinate space.
public nonisolated struct _CoordinateSpaceModifier: DecorationModifier {
  public typealias Body = Never
  let name: AnyHashable

  final class Keeper: DecorationKeeper {
    private var name: AnyHashable
    init(_ modifier: _CoordinateSpaceModifier, _ node: ViewNode) { name = modifier.name }
    func renew(_ modifier: _CoordinateSpaceModifier, _ node: ViewNode) -> Bool {
      defer { name = modifier.name }
      return name != modifier.name
    }
    func decorate(_ root: LayoutID, _ graph: ViewGraph) { graph.info[root.offset].spaceName = name }
  }
}

extension ViewGraph {
  /// Leads a point of the picture to a space, as a view sees it.
  func place(_ point: CGPoint, in frame: CGRect, of node: LayoutID, _ space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    case .global: return point
    case .named(let name):
      guard let space = coordinateSpace(name, above: node) else { return point }
      let origin = tree.absoluteFrame(space).origin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
  }

  /// The nearest node above that carries the name of a coordinate space.
  func coordinateSpace(_ name: AnyHashable, above node: LayoutID) -> LayoutID? {
    var next: LayoutID? = node
    while let id = next {
      if info[id.offset].spaceName == name { return id }
      next = tree.parent(id)
    }
    return nil
  }
}
