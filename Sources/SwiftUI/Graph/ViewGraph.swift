internal import DrawingCore
internal import LayoutCore

/// The views of a preview, their layout tree, and what changed since the last picture.
@MainActor
final class ViewGraph {
  let tree = LayoutTree()
  /// What is known of each layout node besides its layout, by `LayoutID.offset`.
  var info: [LayoutInfo] = []
  let shaper: any TextShaper
  let imageLoader: any ImageLoader

  /// How many bodies ran.
  private(set) var bodyCount = 0
  /// Something changed that shows.
  private(set) var needsRender = true
  var onNeedsRender: (() -> Void)?
  var approximations: [Approximation] = []
  var onWarning: ((String, Int32) -> Void)?

  var scrollRequest: ScrollRequest?
  var lazyContainers: [WeakLazyContainer] = []
  /// Set while a lazy container reads its roots.
  var lazyCollector: LazyCollector?
  private var dirty: [ViewNode] = []
  private var dirtySet: Set<ObjectIdentifier> = []
  private var collecting: [any RootCollecting] = []
  private var collectingSet: Set<ObjectIdentifier> = []
  private var actionsAfterUpdate: [() -> Void] = []

  init(shaper: any TextShaper, imageLoader: any ImageLoader) {
    self.shaper = shaper
    self.imageLoader = imageLoader
  }

  // MARK: Layout nodes

  func makeLayoutNode(_ spec: LayoutSpec, _ info: LayoutInfo, _ environment: EnvironmentValues) -> LayoutID {
    let id = tree.makeNode(spec, isRightToLeft: environment.layoutDirection == .rightToLeft)
    if id.offset >= self.info.count {
      self.info.append(contentsOf: repeatElement(LayoutInfo(name: ""), count: id.offset - self.info.count + 1))
    }
    self.info[id.offset] = info
    return id
  }

  func removeLayoutNode(_ id: LayoutID) {
    info[id.offset] = LayoutInfo(name: "")
    tree.remove(id)
  }

  // MARK: Changes

  func setNeedsRender() {
    guard !needsRender else { return }
    needsRender = true
    onNeedsRender?()
  }

  func didRender() { needsRender = false }

  func markDirty(_ node: ViewNode) {
    guard dirtySet.insert(ObjectIdentifier(node)).inserted else { return }
    dirty.append(node)
    setNeedsRender()
  }

  /// Has a container read its children's roots again before layout.
  func collectLater(_ container: any RootCollecting) {
    guard collectingSet.insert(ObjectIdentifier(container)).inserted else { return }
    collecting.append(container)
    setNeedsRender()
  }

  /// Runs after the update and the layout that follows it, as actions such as `onAppear` do.
  func afterUpdate(_ action: @escaping () -> Void) { actionsAfterUpdate.append(action) }

  func takeActions() -> [() -> Void] {
    defer { actionsAfterUpdate = [] }
    return actionsAfterUpdate
  }

  /// Reports the first use of something that is drawn only nearly as on Apple's platforms.
  func approximate(_ what: String, _ detail: String, line: Int32) {
    guard !approximations.contains(where: { $0.what == what && $0.detail == detail }) else { return }
    approximations.append(Approximation(line: line > 0 ? Int(line) : nil, what: what, detail: detail))
  }

  // MARK: The update pass

  /// How often one update may come back to nodes that it has run; a body that changes what it reads would never end.
  private static let roundLimit = 64

  /// Runs the dirty nodes, those nearest to the root first, then reads changed roots.
  func update() {
    var rounds = 0
    while !dirty.isEmpty {
      rounds += 1
      if rounds > Self.roundLimit {
        onWarning?(
          "A body changes the state that it reads, so it would run without end. Change state in an action or in "
            + "onAppear instead.", dirty.first?.line ?? 0)
        dirty = []
        dirtySet = []
        break
      }
      let nodes = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      dirtySet = []
      for node in nodes where !node.isDestroyed { node.update() }
    }
    collectRoots()
  }

  func collectRoots() {
    while !collecting.isEmpty {
      let containers = collecting
      collecting = []
      collectingSet = []
      for container in containers where !container.isDestroyed { container.collectRoots() }
    }
  }

  /// Runs a body as the one that is being evaluated, so that what it reads is noted for its node.
  func evaluate<R>(_ node: ViewNode, _ body: () -> R) -> R {
    let outer = Self.evaluating
    Self.evaluating = node
    bodyCount += 1
    ViewGraph.current = self
    defer { Self.evaluating = outer }
    return body()
  }

  /// The graph whose body is being evaluated, or was last.
  static weak var current: ViewGraph?
  /// The node whose body is being evaluated; set and read on the main thread only.
  nonisolated(unsafe) private(set) static var evaluating: ViewNode?
}

/// A node with layout children of its own.
@MainActor
protocol RootCollecting: ViewNode {
  /// Reads the roots of the views below and makes them the children of the layout node.
  func collectRoots()
}
