internal import LayoutCore

/// Starts the list of what decorates a layout node, as its roots are collected anew.
extension ViewGraph {
  func begin(_ id: LayoutID, _ roots: inout [LayoutID]) {
    info[id.offset].beginCollecting()
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
  private var id = LayoutID?.none
  /// Leads the container's layout from one to another, where its type can be led.
  private var motion: AnyAnimatedValue<V>?

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    if V.isAnimatable { motion = AnyAnimatedValue.make(view) }
    let spec = view.spec(graph)
    let info = LayoutInfo(name: V.viewName, line: inputs.line)
    id = graph.makeLayoutNode(spec, info, environment)
    content = make(view.content, contentEnvironment, line: view.lines.count == 1 ? view.lines[0] : inputs.line)
    collectRoots()
  }

  private var contentEnvironment: EnvironmentValues { environment.oriented(view.orientation) }

  override var lazyHost: (any LazyHosting)? { nil }

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
    graph.setNeedsDrawing(id)
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

/// Keeps a layout modifier: a layout node around each root of its content.
final class LayoutModifierNode<Content: View, M: LayoutModifier>: TypedNode<ModifiedContent<Content, M>> {
  private var modifier: M
  private var wrappers = RootWrappers<LayoutID>()
  private var offset: AnimatedValue<_OffsetEffect>?

  init(_ view: ModifiedContent<Content, M>, _ inputs: _ViewInputs) {
    modifier = view.modifier
    offset = view.modifier.drawnOffset.map { AnimatedValue($0) }
    super.init(inputs)
    content = make(view.content)
    if let warning = modifier.warning { graph.warn(warning, line) }
  }

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
    let (spec, matched) = (modifier.spec(environment, graph), modifier.matchedGeometry)
    for id in wrappers {
      if let matched { graph.info[id.offset].matched = matched }
      graph.tree.setSpec(id, spec)
      graph.setNeedsDrawing(id)
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    for wrapper in wrappers { graph.tree.setDirection(wrapper, isRightToLeft: isRightToLeft) }
    applySpec()
    content?.setEnvironment(environment)
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    wrappers.match(roots, from: start, graph, make: makeWrapper, remove: graph.removeLayoutNode)
    for index in start..<roots.count {
      let (wrapper, root) = (wrappers[index - start], roots[index])
      graph.tree.setChild(wrapper, root)
      graph.info[wrapper.offset].beginCollecting()
      graph.inheritTraits(wrapper, from: root)
      roots[index] = wrapper
    }
  }

  private func makeWrapper() -> LayoutID {
    var info = LayoutInfo(name: M.modifierName, line: line)
    if let offset { info.offset = offset }
    if let matched = modifier.matchedGeometry { info.matched = matched }
    return graph.makeLayoutNode(modifier.spec(environment, graph), info, environment)
  }

  override func willDestroy() {
    for wrapper in wrappers { graph.removeLayoutNode(wrapper) }
  }
}

extension ViewGraph {
  /// Priority, depth order and layout values show through a modifier around a view.
  func inheritTraits(_ wrapper: LayoutID, from root: LayoutID) {
    tree.setPriority(wrapper, tree.priority(root))
    info[wrapper.offset].inheritTraits(from: info[root.offset])
    tree.copyLayoutValues(from: root, to: wrapper)
  }
}
