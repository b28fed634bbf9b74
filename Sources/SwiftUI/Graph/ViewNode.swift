internal import LayoutCore

/// What the graph keeps for a view from one update to the next.
///
/// A node belongs to one parent. It passes its layout roots, the layout nodes that the view stands for in its container,
/// upwards in `collect`: none for an empty view, several for a group.
@MainActor
class ViewNode {
  /// Nodes and their graph hold one another until the nodes are destroyed, by their host at the latest.
  let graph: ViewGraph
  /// The node above, until this one is destroyed; a parent destroys its children before it goes, so that nothing is
  /// counted here.
  private(set) unowned(unsafe) final var parent: ViewNode?
  /// The node of the view within, where the view has one.
  final var content: ViewNode?
  /// Read by properties of views, which belong to no actor, but on the main thread only.
  nonisolated(unsafe) private(set) final var environment: EnvironmentValues
  /// What the body read of the environment.
  nonisolated(unsafe) private(set) final var environmentReads: [EnvironmentRead] = []
  /// Counts evaluations: what an earlier one read does not wake the node any more.
  nonisolated(unsafe) private(set) final var evaluation: UInt32 = 0
  /// Waits for the update pass.
  final var isDirty = false
  /// The line of the view in the user's file, 0 where unknown. That of a condition may be known only when it is met.
  nonisolated(unsafe) private(set) final var line: Int32
  let depth: Int32
  private(set) var isDestroyed = false
  /// The view's way into the picture or out of it, while that lasts.
  final var passage: Passage?

  init(_ inputs: _ViewInputs) {
    graph = inputs.graph
    parent = inputs.parent
    environment = inputs.environment
    line = inputs.line
    depth = (inputs.parent?.depth ?? -1) + 1
  }

  // MARK: What kinds of nodes override

  /// Visits the nodes below, in the order of their views.
  func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  /// Whether the views in the node stand in its place, each for itself: it is a block, a condition or a collection.
  var isStructural: Bool { false }

  /// The lazy container whose items the views below are; nil where they are in a container of their own.
  var lazyHost: (any LazyHosting)? { parent?.lazyHost }

  /// The environment in which the content would be if the node were in `outer`; nil where that cannot be told.
  func contentEnvironment(in outer: EnvironmentValues) -> EnvironmentValues? { isStructural ? outer : nil }

  /// Appends the view's layout roots.
  func collect(_ roots: inout [LayoutID]) {
    forEachChild { child in
      let start = roots.count
      child.collect(&roots)
      if child.passage != nil { markPassage(of: child, roots[start...]) }
    }
  }

  /// Appends what the views in this node hand upwards for a key.
  func collectPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    forEachChild { child in
      if child.passage?.isDeparture != true { child.collectPreference(key, &value) }
    }
  }

  /// Takes note of a new environment; the node's `environment` is already the new one.
  func environmentDidChange(from old: EnvironmentValues) {
    forEachChild { $0.setEnvironment(environment) }
  }

  /// The roots of a node below changed; a container reads them again.
  func rootsDidChange(below child: ViewNode) { parent?.rootsDidChange(below: self) }

  /// Gives back layout nodes and ends what runs; the children are destroyed by themselves.
  func willDestroy() {}

  /// Takes note of why the node's body is to run.
  func noteCause(_ cause: UpdateCause) {}

  /// Runs what the node was marked dirty for.
  func update() {}

  /// Under what name the node is part of the places of those below it; nil where it is none.
  var identityName: String? { nil }

  /// What tells a node below from others that may stand in its place, such as a branch or the identity of a row.
  func identity(of child: ViewNode) -> String? { nil }

  /// Whether the node's view, where it has a body, is the framework's own.
  var isFramework: Bool { false }

  /// The name of the view's type, where it is one with a body.
  nonisolated var viewName: String { "a view" }

  // MARK: What all nodes do

  final var children: [ViewNode] {
    var result: [ViewNode] = []
    forEachChild { result.append($0) }
    return result
  }

  /// The node of the view or modifier whose body this one came from.
  final var nearestOwner: (any PropertyOwner)? {
    var node = parent
    while let current = node {
      if let owner = current as? any PropertyOwner { return owner }
      node = current.parent
    }
    return nil
  }

  final func setEnvironment(_ new: EnvironmentValues) {
    guard !environment.isIdentical(to: new) else { return }
    let old = environment
    environment = new
    environmentDidChange(from: old)
  }

  final func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    passage?.close()
    forEachChild { $0.destroy() }
    willDestroy()
    parent = nil
  }

  final func setNeedsUpdate() {
    guard !isDestroyed, !isDirty else { return }
    isDirty = true
    graph.markDirty(self)
  }

  /// Forgets what the last evaluation read.
  final func beginEvaluation() {
    isDirty = false
    evaluation &+= 1
    environmentReads.removeAll(keepingCapacity: true)
  }

  /// Notes what a body reads of this node's environment. Actions read without being told of changes.
  nonisolated final func noteRead(_ read: @autoclosure () -> EnvironmentRead, key: AnyHashable) {
    guard ViewGraph.evaluating != nil, !environmentReads.contains(where: { $0.key == key }) else { return }
    environmentReads.append(read())
  }

  /// Has the node updated where the environment differs in what it read.
  final func wakeReaders(of old: EnvironmentValues) {
    guard environmentReads.contains(where: { !$0.isSame(old, environment) }) else { return }
    noteCause(.environment)
    setNeedsUpdate()
  }

  /// Tells the containers above that this node's roots are others than before.
  final func rootsDidChange() { parent?.rootsDidChange(below: self) }

  /// What a child is made with.
  final func inputs(_ environment: EnvironmentValues? = nil, line: Int32? = nil) -> _ViewInputs {
    let environment = environment ?? self.environment
    // The lines of the framework's own views are those of its own files.
    let line = environment.base.isInternal ? self.line : line ?? self.line
    return _ViewInputs(graph: graph, parent: self, environment: environment, line: line)
  }

  final func make<V: View>(_ view: V, _ environment: EnvironmentValues? = nil, line: Int32? = nil) -> ViewNode {
    V._makeView(view, inputs(environment, line: line)).node
  }

  /// Gives a child, which was made for a view of the same type, the view's new value.
  final func renew<V: View>(_ child: ViewNode, _ view: V, line: Int32? = nil) {
    if let line, !child.environment.base.isInternal { child.line = line }
    guard let child = child as? TypedNode<V> else {
      preconditionFailure("The node of a \(V.self) was made for another type.")
    }
    child.renew(view)
  }
}

/// A node for views of one type.
class TypedNode<V: View>: ViewNode {
  /// Takes the view's new value.
  func renew(_ view: V) {}
}
