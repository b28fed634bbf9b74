internal import DrawingCore
internal import LayoutCore
import Observation

/// The views of a preview, their layout tree, and what changed since the last picture.
@MainActor
final class ViewGraph {
  let tree = LayoutTree()
  /// What is known of each layout node besides its layout, by `LayoutID.offset`.
  var info: [LayoutInfo] = []
  let shaper: any TextShaper
  let imageLoader: any ImageLoader
  /// What runs shaders; nil where there is nobody to paint.
  var shading: Shading?
  let motion = GraphMotion()
  let focusedValues = FocusedStore()
  /// Brings what changed to an end before a change of another transaction is made.
  var onFlush: (() -> Void)?

  /// How many bodies ran.
  private(set) var bodyCount = 0
  /// Something changed that shows.
  private(set) var needsRender = true
  var onNeedsRender: (() -> Void)?
  var approximations: [Approximation] = []
  /// Told of warnings, those that came before it was set included.
  var onWarning: ((String, Int32) -> Void)? {
    didSet {
      guard let onWarning else { return }
      for warning in unheardWarnings { onWarning(warning.text, warning.line) }
      unheardWarnings = []
    }
  }
  /// What views take over from another process as they are made; nil once the first picture is there.
  var restoration: StateRestoration?
  private var unheardWarnings: [(text: String, line: Int32)] = []

  /// What the person's keys, pointer and clipboard are at.
  private(set) lazy var input = InputState(graph: self)
  var scrollRequest: ScrollRequest?
  var presentations: [WeakPresenting] = []
  var lazyContainers: [WeakLazyContainer] = []
  var preferredSchemes: [WeakSchemeKeeper] = []
  var urlReceivers: [WeakURLReceiver] = []
  /// Views whose content depends on where they are.
  var positionReaders: Set<LayoutID> = []
  /// Set while a binding is told where a scroll view came to rest, so that it does not scroll there again.
  var isReportingScroll = false
  /// Set while a lazy container reads its roots.
  var lazyCollector: LazyCollector?
  private var nextSerial = 0
  private var layoutObservers: [WeakLayoutObserver] = []
  private var dirty: [ViewNode] = []
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
    nextSerial += 1
    var info = info
    info.serial = nextSerial
    info.scope = environment.base.motion.scope
    if environment.base.isInternal { info.name = "" }
    if id.offset < self.info.count {
      self.info[id.offset] = info
    } else {
      precondition(id.offset == self.info.count, "The layout tree numbers its nodes without gaps.")
      self.info.append(info)
    }
    return id
  }

  func removeLayoutNode(_ id: LayoutID) {
    let last = info[id.offset]
    last.stopMotion(self)
    info[id.offset] = LayoutInfo(name: "")
    positionReaders.remove(id)
    tree.remove(id)
  }

  // MARK: Changes

  /// Asks for a picture that is drawn as a whole, since anything in it may be other than it was.
  func setNeedsRender() {
    needsWholePicture = true
    setNeedsPicture()
  }

  /// Asks for a picture in which a layout node is drawn anew with all in it.
  func setNeedsDrawing(_ id: LayoutID) {
    tree.setNeedsDrawing(id)
    setNeedsPicture()
  }

  /// Asks for a picture. What changes until then says by itself what is to be drawn anew.
  func setNeedsPicture() {
    guard !needsRender else { return }
    needsRender = true
    onNeedsRender?()
  }

  func didRender() {
    needsRender = false
    needsWholePicture = false
  }
  private(set) var needsWholePicture = true
  var pictureBefore = PictureBefore()
  /// How many layout nodes were drawn, those not counted whose commands were taken from the picture before.
  var drawCount = 0

  /// Has the update pass run a node; called by the node itself, once until it has run.
  func markDirty(_ node: ViewNode) {
    dirty.append(node)
    setNeedsPicture()
  }

  /// Has a container read its children's roots again before layout.
  func collectLater(_ container: any RootCollecting) {
    guard collectingSet.insert(ObjectIdentifier(container)).inserted else { return }
    collecting.append(container)
    setNeedsPicture()
  }

  /// Whether something waits for another update.
  var needsUpdate: Bool { !dirty.isEmpty || !collecting.isEmpty || !actionsAfterUpdate.isEmpty }

  /// Runs after the update and the layout that follows it, as actions such as `onAppear` do.
  /// - Parameter line: that of the view whose action it is, where that may come to wait for itself.
  func afterUpdate(line: Int32 = 0, _ action: @escaping () -> Void) {
    actionsAfterUpdate.append(action)
    if line > 0 { actionLine = line }
  }
  /// The line of the last action with one.
  private(set) var actionLine: Int32 = 0

  func observeLayout(_ observer: any LayoutObserver) { layoutObservers.append(WeakLayoutObserver(node: observer)) }

  /// Has those that look at the layout do so, the deepest first.
  func layoutDidEnd() {
    guard !layoutObservers.isEmpty else { return }
    layoutObservers.removeAll { $0.node?.isDestroyed != false }
    for observer in layoutObservers.compactMap(\.node).sorted(by: { $0.depth > $1.depth }) { observer.layoutDidEnd() }
  }

  func takeActions() -> [() -> Void] {
    defer { actionsAfterUpdate = [] }
    return actionsAfterUpdate
  }

  /// Reports the first use of something that is drawn only nearly as on Apple's platforms.
  func approximate(_ what: String, _ detail: String, line: Int32) {
    guard !approximations.contains(where: { $0.what == what && $0.detail == detail }) else { return }
    approximations.append(Approximation(line: line > 0 ? Int(line) : nil, what: what, detail: detail))
  }

  /// Says what SwiftUI would warn of at run time.
  func warn(_ text: String, _ line: Int32) {
    if let onWarning { onWarning(text, line) } else { unheardWarnings.append((text, line)) }
  }

  /// Says once for each view what SwiftUI would warn of.
  func warnOnce(_ text: String, _ node: ViewNode) {
    guard warned.insert(Warned(node: ObjectIdentifier(node), text: text)).inserted else { return }
    warn(text, node.line)
  }

  private struct Warned: Hashable {
    let node: ObjectIdentifier
    let text: String
  }
  private var warned: Set<Warned> = []

  // MARK: The update pass

  /// Bodies run, or their roots are read.
  private(set) var isUpdating = false

  /// How often one update may come back to nodes that it has run; a body that changes what it reads would never end.
  private static let roundLimit = 64

  /// Runs the dirty nodes, those nearest to the root first, then reads changed roots.
  func update() {
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while !dirty.isEmpty {
      rounds += 1
      if rounds > Self.roundLimit {
        warn(
          "A body changes the state that it reads, so it would run without end. Change state in an action or in "
            + "onAppear instead.", dirty.first?.line ?? 0)
        for node in dirty { node.isDirty = false }
        dirty = []
        break
      }
      let nodes = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      // A node that ran since, because its container gave it a new value, is up to date.
      for node in nodes where node.isDirty && !node.isDestroyed {
        node.isDirty = false
        node.update()
      }
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

  /// Runs a body as the one that is being evaluated, so that a change of what it reads updates its node.
  ///
  /// Nodes of views within are made and renewed outside of `body`: what they read is theirs.
  /// - Parameter addsToLast: keeps what the node's last evaluation read, where this one makes more of the same.
  func evaluate<R>(
    _ node: ViewNode, countsAsBody: Bool = true, addsToLast: Bool = false, _ body: () -> R
  ) -> R {
    let outer = Self.evaluating
    Self.evaluating = node
    Self.evaluatingThread = pthread_self()
    Self.current = self
    if countsAsBody { bodyCount += 1 }
    if !addsToLast { node.beginEvaluation() }
    let evaluation = node.evaluation
    defer { Self.evaluating = outer }
    return withObservationTracking(body) { [weak node] in
      WeakReader(node: node, evaluation: evaluation).wake()
    }
  }

  /// The graph whose body is being evaluated, or was last; nil once it has gone.
  ///
  /// No weak reference: those slow down whoever counts the graph, which each of its nodes does.
  static var current: ViewGraph? {
    get { latest?.takeUnretainedValue() }
    set { latest = newValue.map { Unmanaged.passUnretained($0) } }
  }
  private nonisolated(unsafe) static var latest: Unmanaged<ViewGraph>?

  deinit {
    if Self.latest?.toOpaque() == Unmanaged.passUnretained(self).toOpaque() { Self.latest = nil }
  }
  /// The node whose body is being evaluated; set and read on the main thread only.
  nonisolated(unsafe) private(set) static var evaluating: ViewNode?
  /// The thread on which bodies are evaluated: to ask for one's own is faster than to ask whether one is the main one.
  nonisolated(unsafe) private(set) static var evaluatingThread: pthread_t?
}

/// A node with layout children of its own.
@MainActor
protocol RootCollecting: ViewNode {
  /// Reads the roots of the views below and makes them the children of the layout node.
  func collectRoots()
}
