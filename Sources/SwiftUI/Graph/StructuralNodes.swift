internal import LayoutCore

/// Keeps the views of a block.
final class TupleNode<each Content: View>: TypedNode<TupleView<(repeat each Content)>> {
  private var nodes: [ViewNode] = []

  init(_ view: TupleView<(repeat each Content)>, _ inputs: _ViewInputs) {
    super.init(inputs)
    var index = 0
    for content in repeat each view.value {
      nodes.append(make(content, line: index < view.lines.count ? view.lines[index] : inputs.line))
      index += 1
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for node in nodes { visit(node) }
  }
  override var isStructural: Bool { true }

  override func renew(_ view: TupleView<(repeat each Content)>) {
    var index = 0
    for content in repeat each view.value {
      renew(nodes[index], content, line: index < view.lines.count ? view.lines[index] : nil)
      index += 1
    }
  }
}

/// Keeps a view that may be missing.
final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private var node: ViewNode?
  /// The view that went, while it is still shown.
  private var leaving: ViewNode?

  init(_ view: Wrapped?, _ inputs: _ViewInputs) {
    super.init(inputs)
    node = view.map { make($0) }
  }

  override var identityName: String? { "?" }
  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let leaving { visit(leaving) }
    if let node { visit(node) }
  }
  override var isStructural: Bool { true }

  override func renew(_ view: Wrapped?) {
    switch (view, node) {
    case (let view?, let old?): renew(old, view, line: line)
    case (let view?, nil):
      if let back = leaving {
        (node, leaving) = (back, nil)
        welcomeBack(back)
        renew(back, view, line: line)
      } else {
        let new = make(view)
        node = new
        welcome(new)
      }
      rootsDidChange()
    case (nil, let old?):
      node = nil
      if dismiss(old, onGone: { [weak self] _ in self?.leaving = nil }) { leaving = old }
      rootsDidChange()
    case (nil, nil): break
    }
  }
}

/// Keeps one of two views; the other's state goes when the condition changes.
final class ConditionalNode<First: View, Second: View>: TypedNode<_ConditionalContent<First, Second>> {
  private var isFirst: Bool
  private var node: ViewNode?
  /// The view of the other branch, while it is still shown.
  private var leaving: ViewNode?

  init(_ view: _ConditionalContent<First, Second>, _ inputs: _ViewInputs) {
    isFirst = view.isFirst
    super.init(inputs)
    node = make(view)
  }

  override var identityName: String? { "if" }
  override func identity(of child: ViewNode) -> String? { isFirst ? "true" : "false" }
  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let leaving { visit(leaving) }
    if let node { visit(node) }
  }
  override var isStructural: Bool { true }

  private func make(_ view: _ConditionalContent<First, Second>) -> ViewNode {
    switch view.storage {
    case .first(let first): make(first)
    case .second(let second): make(second)
    }
  }

  override func renew(_ view: _ConditionalContent<First, Second>) {
    if view.isFirst == isFirst, let node {
      renew(node, to: view)
      return
    }
    isFirst = view.isFirst
    let (old, back) = (node, leaving)
    leaving = nil
    if let back {
      node = back
      welcomeBack(back)
      renew(back, to: view)
    } else {
      let new = make(view)
      node = new
      welcome(new)
    }
    if let old, dismiss(old, onGone: { [weak self] in if self?.leaving === $0 { self?.leaving = nil } }) {
      leaving = old
    }
    rootsDidChange()
  }

  private func renew(_ node: ViewNode, to view: _ConditionalContent<First, Second>) {
    switch view.storage {
    case .first(let first): renew(node, first, line: line)
    case .second(let second): renew(node, second, line: line)
    }
  }
}

/// Keeps a view whose type may change.
final class AnyViewNode: TypedNode<AnyView> {
  private var storage: AnyView.Box
  private var node: ViewNode?
  /// Views of other types, while they are still shown.
  private var leaving: [ViewNode] = []

  init(_ view: AnyView, _ inputs: _ViewInputs) {
    storage = view.box
    super.init(inputs)
    node = storage.make(self)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for node in leaving { visit(node) }
    if let node { visit(node) }
  }
  override var isStructural: Bool { true }

  override func renew(_ view: AnyView) {
    let old = storage
    guard old !== view.box else { return }
    storage = view.box
    if let node, type(of: old) == type(of: view.box) {
      storage.renew(node, self)
      return
    }
    let (gone, new) = (node, storage.make(self))
    node = new
    welcome(new)
    if let gone, dismiss(gone, onGone: { [weak self] gone in self?.leaving.removeAll { $0 === gone } }) {
      leaving.append(gone)
    }
    rootsDidChange()
  }
}

/// Passes one view through.
final class WrapperNode<V: View, Content: View>: TypedNode<V> {
  private let inner: (V) -> Content

  init(_ view: V, _ inputs: _ViewInputs, _ inner: @escaping (V) -> Content, line: Int32? = nil) {
    self.inner = inner
    super.init(inputs)
    content = make(inner(view), line: line)
  }

  override var isStructural: Bool { true }

  override func renew(_ view: V) {
    if let content { renew(content, inner(view)) }
  }
}

/// Keeps a view that a closure makes: it runs again when what it read changes.
final class ClosureNode<V: View, Content: View>: TypedNode<V> {
  private let inner: (V) -> Content
  private var view: V

  init(_ view: V, _ inputs: _ViewInputs, _ inner: @escaping (V) -> Content) {
    self.inner = inner
    self.view = view
    super.init(inputs)
    update()
  }

  override var isStructural: Bool { true }

  override func renew(_ view: V) {
    self.view = view
    update()
  }

  override func update() {
    let (body, lines) = graph.evaluate(self, countsAsBody: false) { (inner(view), SourceLines.take()) }
    if let content {
      renew(content, body, line: lines.count == 1 ? lines[0] : nil)
    } else {
      content = make(body, line: lines.count == 1 ? lines[0] : line)
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    wakeReaders(of: old)
  }
}

/// Keeps nothing.
final class EmptyNode<V: View>: TypedNode<V> {}
