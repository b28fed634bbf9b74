internal import Foundation
internal import LayoutCore

/// A view's way into the picture or out of it.
@MainActor
final class Passage {
  let isDeparture: Bool
  let environment: EnvironmentValues
  /// The transitions of the view's roots that run.
  private var stages: [TransitionStage] = []
  private var begun: Set<Int> = []
  private let onEnd: (Passage) -> Void

  init(isDeparture: Bool, _ environment: EnvironmentValues, onEnd: @escaping (Passage) -> Void) {
    self.isDeparture = isDeparture
    self.environment = environment
    self.onEnd = onEnd
  }

  var phase: TransitionPhase { isDeparture ? .didDisappear : .identity }

  /// Begins the transitions of one of the view's roots, once.
  func begin(_ root: LayoutID, _ graph: ViewGraph) {
    for view in graph.transitionRoots(root) { beginTransition(view, graph) }
  }

  private func beginTransition(_ root: LayoutID, _ graph: ViewGraph) {
    let serial = graph.info[root.offset].serial
    if let stage = graph.info[root.offset].stage {
      if !stages.contains(where: { $0 === stage }) { stages.append(stage) }
      begun.insert(serial)
      stage.onEnd = { [weak self, weak stage] in if let stage { self?.ended(stage, graph) } }
      if stage.phase != phase { stage.move(to: phase) }
      return
    }
    guard begun.insert(serial).inserted else { return }
    let transition = graph.info[root.offset].transition ?? .opacity
    let isAnimated = graph.animation(in: environment) != nil || transition.box.ownsAnimation(phase)
    guard isAnimated else { return }
    let stage = TransitionStage(
      root, transition, isDeparture ? .identity : .willAppear, environment: environment, graph)
    graph.info[root.offset].stage = stage
    stages.append(stage)
    stage.onEnd = { [weak self, weak stage] in if let stage { self?.ended(stage, graph) } }
    stage.move(to: phase)
  }

  /// Ends at once where no root has a way to go.
  func finishIfIdle() { if stages.isEmpty { onEnd(self) } }

  private func ended(_ stage: TransitionStage, _ graph: ViewGraph) {
    stages.removeAll { $0 === stage }
    stage.close()
    if stages.isEmpty { onEnd(self) }
  }

  /// The view goes for good.
  func close() {
    for stage in stages { stage.close() }
    stages = []
  }
}

/// Where a view is drawn while a transition changes it.
@MainActor
final class TransitionStage {
  private let subject: TransitionSubject
  private let transition: AnyTransition
  private unowned let graph: ViewGraph
  private let host: GroupingNode<AnyView>
  private let serial: Int
  private(set) var phase: TransitionPhase
  var onEnd: (() -> Void)?
  private var moves = 0
  private var isClosed = false

  init(
    _ root: LayoutID, _ transition: AnyTransition, _ phase: TransitionPhase, environment: EnvironmentValues,
    _ graph: ViewGraph
  ) {
    let isReplaced = environment.accessibilityReduceMotion && transition.box.hasMotion
    self.transition = isReplaced ? transition.box.fading : transition
    self.phase = phase
    self.graph = graph
    subject = TransitionSubject(root)
    subject.size = graph.tree.frame(root).size
    serial = graph.info[root.offset].serial
    var environment = environment
    environment.base.isInternal = true
    let inputs = _ViewInputs(graph: graph, parent: nil, environment: environment)
    host = GroupingNode(
      self.transition.box.view(of: subject, phase), inputs, many: .depthStack(.center))
    layOut()
  }

  /// Goes to a phase in the update's transaction.
  func move(to phase: TransitionPhase) {
    self.phase = phase
    moves += 1
    let move = moves
    let completion = AnimationCompletion(.removed) { [weak self] in
      guard let self, moves == move else { return }
      onEnd?()
    }
    graph.motion.with(completion) { host.renew(transition.box.view(of: subject, phase)) }
    graph.collectRoots()
    layOut()
    completion.seal(graph)
  }

  private func layOut() {
    graph.tree.layOut(host.id, proposal: ProposedViewSize(subject.size))
  }

  /// Draws the view in a frame as the transition shows it.
  func draw(_ shown: ShownFrame, _ context: inout DrawingContext) {
    subject.shown = shown
    graph.draw(host.id, origin: shown.frame.origin, &context)
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    let root = subject.root
    if graph.info[root.offset].serial == serial, graph.info[root.offset].stage === self {
      graph.info[root.offset].stage = nil
    }
    host.destroy()
    graph.setNeedsRender()
  }
}
