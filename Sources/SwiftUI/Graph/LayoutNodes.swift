internal import LayoutCore

/// Starts the list of what decorates a layout node, as its roots are collected anew.
extension ViewGraph {
  func begin(_ id: LayoutID, _ roots: inout [LayoutID]) {
    info[id.offset].decorations.removeAll(keepingCapacity: true)
    info[id.offset].zIndex = 0
    info[id.offset].isHidden = false
    info[id.offset].isGeometryGroup = false
    info[id.offset].isDeparting = false
    info[id.offset].transition = nil
    info[id.offset].passesTransitionsOn = false
    info[id.offset].passage = nil
    info[id.offset].isScrollTarget = false
    info[id.offset].spaceName = nil
    info[id.offset].section = nil
    info[id.offset].element = nil
    roots.append(id)
  }
}

/// A view that is a container in the layout tree.
@MainActor
protocol ContainerView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }
  /// The lines of the views in it.
  var lines: [Int32] { get }
  static var viewName: String { get }
  /// The direction of spacers and dividers in it.
  var orientation: Axis? { get }
  /// Whether views of the type may be led from one to another.
  static var isAnimatable: Bool { get }
  func spec(_ graph: ViewGraph) -> LayoutSpec
  /// Whether the layout is the same as that of `other`.
  func hasSameLayout(_ other: Self) -> Bool
}

extension ContainerView {
  static var isAnimatable: Bool { false }
}

/// Keeps a container and makes the roots of its content the children of its layout node.
final class ContainerNode<V: ContainerView>: TypedNode<V>, RootCollecting {
  private var view: V
  private var content: ViewNode?
  private var id = LayoutID?.none
  /// Leads the container's layout from one to another, where its type can be led.
  private var motion: AnyAnimatedValue<V>?

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    if V.isAnimatable { motion = AnyAnimatedValue.make(view) }
    lazyHost = nil
    let spec = view.spec(graph)
    let info = LayoutInfo(name: V.viewName, line: inputs.line)
    id = graph.makeLayoutNode(spec, info, environment)
    content = make(view.content, contentEnvironment, line: view.lines.count == 1 ? view.lines[0] : inputs.line)
    collectRoots()
  }

  private var contentEnvironment: EnvironmentValues { environment.oriented(view.orientation) }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func renew(_ new: V) {
    let hasSameLayout = view.hasSameLayout(new)
    let hasTurned = view.orientation != new.orientation
    view = new
    if !hasSameLayout {
      motion?.set(new, graph, environment) { [weak self] in self?.applyLayout() }
      applyLayout()
    }
    guard let content else { return }
    if hasTurned { content.setEnvironment(contentEnvironment) }
    renew(content, new.content, line: new.lines.count == 1 ? new.lines[0] : nil)
  }

  private func applyLayout() {
    guard let id, !isDestroyed else { return }
    graph.tree.setSpec(id, (motion?.presented ?? view).spec(graph))
    graph.setNeedsRender()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if let id { graph.tree.setDirection(id, isRightToLeft: environment.layoutDirection == .rightToLeft) }
    content?.setEnvironment(contentEnvironment)
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
    motion?.stop(graph)
    if let id { graph.removeLayoutNode(id) }
  }
}

/// A modifier that is a node of the layout tree around each view that it modifies.
@MainActor
protocol LayoutModifier: ViewModifier where Body == Never {
  static var modifierName: String { get }
  func spec(_ environment: EnvironmentValues, _ graph: ViewGraph) -> LayoutSpec
  func hasSameLayout(_ other: Self) -> Bool
  /// What SwiftUI would warn of at run time; nil where all is well.
  var warning: String? { get }
  /// What moves the view without changing its layout.
  var drawnOffset: _OffsetEffect? { get }
  /// What the view's frame has in common with another's.
  var matchedGeometry: MatchedGeometry? { get }
}

extension LayoutModifier {
  var warning: String? { nil }
  var drawnOffset: _OffsetEffect? { nil }
  var matchedGeometry: MatchedGeometry? { nil }

  @MainActor public static func _makeView<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(LayoutModifierNode(view, inputs))
  }
}

extension LayoutModifier where Self: Equatable {
  func hasSameLayout(_ other: Self) -> Bool { self == other }
}

/// The layout node of a modifier around a root of its content, which is known by its serial number.
private struct RootWrapper {
  let root: Int
  let id: LayoutID
}

/// Keeps a layout modifier: a layout node around each root of its content.
final class LayoutModifierNode<Content: View, M: LayoutModifier>: TypedNode<ModifiedContent<Content, M>> {
  private var modifier: M
  private var content: ViewNode?
  private var wrappers: [RootWrapper] = []
  private var offset: AnimatedValue<_OffsetEffect>?

  init(_ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    offset = view.modifier.drawnOffset.map { AnimatedValue($0) }
    super.init(inputs)
    content = make(view.content)
    if let warning = modifier.warning { graph.warn(warning, line) }
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func renew(_ view: ModifiedContent<Content, M>) {
    let hasSameLayout = modifier.hasSameLayout(view.modifier)
    modifier = view.modifier
    if !hasSameLayout {
      if let offset, let new = modifier.drawnOffset { offset.set(new, graph, environment) }
      applySpec()
      if let warning = modifier.warning { graph.warn(warning, line) }
    }
    if let content { renew(content, view.content) }
  }

  private func applySpec() {
    if let matched = modifier.matchedGeometry {
      for wrapper in wrappers { graph.info[wrapper.id.offset].matched = matched }
    }
    for wrapper in wrappers { graph.tree.setSpec(wrapper.id, modifier.spec(environment, graph)) }
    graph.setNeedsRender()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    for wrapper in wrappers { graph.tree.setDirection(wrapper.id, isRightToLeft: isRightToLeft) }
    applySpec()
    content?.setEnvironment(environment)
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    let inner = Array(roots[start...])
    roots.removeLast(inner.count)
    wrap(inner)
    for (index, wrapper) in wrappers.enumerated() {
      let root = inner[index]
      if graph.tree.children(wrapper.id) != [root] { graph.tree.setChildren(wrapper.id, [root]) }
      graph.begin(wrapper.id, &roots)
      graph.inheritTraits(wrapper.id, from: root)
    }
  }

  /// Makes a wrapper for each root that has none, and removes those whose roots went.
  private func wrap(_ inner: [LayoutID]) {
    if wrappers.isEmpty {
      wrappers = inner.map { makeWrapper(graph.info[$0.offset].serial) }
      return
    }
    let isSame =
      wrappers.count == inner.count
      && inner.indices.allSatisfy { wrappers[$0].root == graph.info[inner[$0].offset].serial }
    guard !isSame else { return }
    var old = Dictionary(uniqueKeysWithValues: wrappers.map { ($0.root, $0) })
    wrappers = inner.map { root in
      let serial = graph.info[root.offset].serial
      return old.removeValue(forKey: serial) ?? makeWrapper(serial)
    }
    for wrapper in old.values { graph.removeLayoutNode(wrapper.id) }
  }

  private func makeWrapper(_ root: Int) -> RootWrapper {
    var info = LayoutInfo(name: M.modifierName, line: line)
    info.offset = offset
    info.matched = modifier.matchedGeometry
    return RootWrapper(root: root, id: graph.makeLayoutNode(modifier.spec(environment, graph), info, environment))
  }

  override func willDestroy() {
    for wrapper in wrappers { graph.removeLayoutNode(wrapper.id) }
  }
}

extension ViewGraph {
  /// Priority, depth order and layout values show through a modifier around a view.
  func inheritTraits(_ wrapper: LayoutID, from root: LayoutID) {
    tree.setPriority(wrapper, tree.priority(root))
    info[wrapper.offset].zIndex = info[root.offset].zIndex
    info[wrapper.offset].section = info[root.offset].section
    info[wrapper.offset].element = info[root.offset].element
    info[wrapper.offset].transition = info[root.offset].transition
    info[wrapper.offset].passesTransitionsOn = info[root.offset].passesTransitionsOn
    info[wrapper.offset].passage = info[root.offset].passage
    info[wrapper.offset].isDeparting = info[root.offset].isDeparting
    tree.copyLayoutValues(from: root, to: wrapper)
  }
}
