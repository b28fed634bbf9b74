internal import Foundation
internal import LayoutCore

/// A view that goes through phases, each animated: again and again, or once whenever a value changes.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View, FrameworkView {
  private let phases: [Phase]
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var driver = PhaseDriver()

  /// - Parameter animation: leads to a phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    trigger = nil
  }

  /// - Parameter trigger: each change leads once through all phases and back to the first.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    self.trigger = PhaseTrigger(value: trigger)
  }

  @MainActor public var body: some View {
    content(phases[index])
      .onAppear { if trigger == nil { start() } }
      .onDisappear { driver.stop() }
      .onChange(of: trigger) { if trigger != nil { start() } }
  }

  @MainActor private func start() {
    let (count, repeats) = (phases.count, trigger == nil)
    guard count > 1 else { return }
    driver.run(count: count, repeats: repeats, from: index, { animation(phases[$0]) }, { index = $0 })
  }
}

/// A value of any type whose changes count.
struct PhaseTrigger: Equatable {
  let value: any Equatable

  static func == (a: Self, b: Self) -> Bool {
    func isSame<T: Equatable>(_ value: T) -> Bool { (b.value as? T) == value }
    return isSame(a.value)
  }
}

/// Leads from phase to phase.
@MainActor
final class PhaseDriver: Timed {
  private var run = 0
  private var next: (() -> Void)?

  nonisolated init() {}

  /// - Parameter repeats: goes on after the last phase; else it ends at the first.
  func run(
    count: Int, repeats: Bool, from index: Int, _ animation: @escaping (Int) -> Animation?,
    _ show: @escaping (Int) -> Void
  ) {
    run += 1
    step(run, index, count, repeats, animation, show)
  }

  func stop() {
    run += 1
    next = nil
  }

  private func step(
    _ number: Int, _ index: Int, _ count: Int, _ repeats: Bool, _ animation: @escaping (Int) -> Animation?,
    _ show: @escaping (Int) -> Void
  ) {
    let following = (index + 1) % count
    let way = animation(following)
    let begin = ViewGraph.current?.motion.time ?? 0
    let go: () -> Void = { [weak self] in
      guard let self, run == number, repeats || following != 0 else { return }
      step(number, following, count, repeats, animation, show)
    }
    withAnimation(way) {
      show(following)
    } completion: { [weak self] in
      guard let self, let graph = ViewGraph.current, run == number else { return }
      guard graph.motion.time <= begin else { return go() }
      // Nothing moved: the phase lasts as long as its animation would have.
      next = go
      graph.motion.call(self, at: begin + max(way?.length ?? Animation.curveDuration, 1.0 / 60))
    }
  }

  func timeHasCome() {
    let action = next
    next = nil
    action?()
  }
}

extension View {
  /// Leads the view through phases without end; `content` takes the view and a phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    _PlaceholderView(
      content: self,
      modified: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }
  /// Leads the view through phases once whenever `trigger` changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    _PlaceholderView(
      content: self,
      modified: PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }
}

/// A view within modifiers that are made elsewhere.
public nonisolated struct _PlaceholderView<Content: View, Modified: View>: View {
  public typealias Body = Never
  let content: Content
  let modified: Modified

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PlaceholderHostNode(view, inputs))
  }
}

final class PlaceholderHostNode<Content: View, Modified: View>: TypedNode<_PlaceholderView<Content, Modified>> {
  private let box: ModifiedBox<Content>
  private var node: ViewNode?

  init(_ view: _PlaceholderView<Content, Modified>, _ inputs: _ViewInputs) {
    box = ModifiedBox(view.content)
    super.init(inputs)
    node = make(view.modified, inner)
  }

  private var inner: EnvironmentValues {
    var result = environment
    result.base.motion.placeholder = PlaceholderBox(box, in: environment)
    return result
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node { visit(node) }
  }
  override func renew(_ view: _PlaceholderView<Content, Modified>) {
    if let node { renew(node, view.modified) }
    box.setContent(view.content)
  }
  override func environmentDidChange(from old: EnvironmentValues) { node?.setEnvironment(inner) }
}
