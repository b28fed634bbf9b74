internal import LayoutCore

/// Keeps a view that has a body.
///
/// The body runs when the view's value changes, when state, a binding, an observable object or an environment value that
/// it read changes, and at no other time.
final class CompositeNode<V: View>: TypedNode<V>, PropertyOwner {
  /// What the container gave, and the same with its properties connected, as the body sees it.
  private var target: V
  private var view: V
  let properties: TypeLayout
  var slots: [AnyObject?] = []
  var dynamics: [TypeLayout.Dynamic] { properties.dynamics }
  private(set) var causes: [UpdateCause] = []
  private let mark: CompositeMark?
  /// Leads the view from one value to another, where its type can be led.
  private var motion: AnyAnimatedValue<V>?

  init(_ view: V, _ inputs: _ViewInputs) {
    target = view
    self.view = view
    properties = TypeLayout.of(V.self)
    mark = properties.reportName.map { CompositeMark(name: $0, line: inputs.line) }
    super.init(inputs)
    if properties.isAnimatable { motion = AnyAnimatedValue.make(view) }
    evaluate()
  }

  override func renew(_ new: V) {
    let isSame = withUnsafePointer(to: &target) { old in
      withUnsafePointer(to: new) { properties.areEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
    }
    target = new
    guard !isSame else { return }
    if let motion { motion.set(new, graph, environment) { [weak self] in self?.setNeedsUpdate() } }
    causes.append(.value)
    evaluate()
  }

  override func update() { evaluate() }
  override func noteCause(_ cause: UpdateCause) { causes.append(cause) }

  override var isFramework: Bool { properties.isFramework }
  override var identityName: String? { viewName }
  nonisolated override var viewName: String { TypeLayout.name(of: V.self) }

  override func environmentDidChange(from old: EnvironmentValues) {
    content?.setEnvironment(contentEnvironment(in: environment))
    wakeReaders(of: old)
  }

  private func evaluate() {
    view = motion?.presented ?? target
    withUnsafeMutablePointer(to: &view) { properties.install(UnsafeMutableRawPointer($0), self) }
    let (body, lines) = graph.evaluate(self) {
      let body = view.body
      return (body, SourceLines.take())
    }
    causes = []
    if let content {
      renew(content, body, line: lines.count == 1 ? lines[0] : nil)
    } else {
      content = make(body, contentEnvironment(in: environment), line: lines.count == 1 ? lines[0] : line)
    }
  }

  /// The body of a control is the framework's own, but for the label and what else the user gave it.
  override func contentEnvironment(in outer: EnvironmentValues) -> EnvironmentValues {
    guard properties.isControl, !outer.base.isInternal else { return outer }
    var result = outer
    result.base.isInternal = true
    return result
  }

  override func collect(_ roots: inout [LayoutID]) {
    let start = roots.count
    content?.collect(&roots)
    guard let mark else { return }
    for root in roots[start...] { graph.info[root.offset].decorations.append(.composite(mark)) }
  }

  override func willDestroy() {
    motion?.stop(graph)
    releaseProperties()
  }
}

/// A view with a body that belongs to the framework: its body is shown in its place where layout is explained.
protocol FrameworkView {}

/// A control of the framework: a node by its own name where layout is explained, around what the user gave it.
protocol ControlView: FrameworkView {}

/// A control that has another name than its type where layout is explained, or none.
protocol RenamedControlView: ControlView {
  static var reportName: String? { get }
}
