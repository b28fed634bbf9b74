internal import LayoutCore

/// Something that moves until it has come to rest.
@MainActor
protocol Moving: AnyObject {
  /// Goes on to the graph's time.
  /// - Returns: whether it still moves.
  func advance(_ graph: ViewGraph) -> Bool
  var isMoving: Bool { get }
  /// It never comes to rest by itself.
  var isEndless: Bool { get }
}

/// What a value still lags behind what it shall be, while animations lead it there.
///
/// Each change adds a way; an animation that takes over another's way goes on from its place and speed, and others run
/// side by side, so that the value never jumps.
@MainActor
final class ValueMotion<V: VectorArithmetic>: Moving {
  private struct Way {
    var animation: Animation
    var length: V
    let begin: Double
    var state = AnimationState<V>()
    var completions: [AnimationCompletion]
    var left: V
    var isLogicallyComplete = false
    var isOver = false
  }

  private var ways: [Way] = []
  /// What is missing to the value that shall be shown.
  private(set) var lag = V.zero
  private let environment: EnvironmentValues
  /// Called after each step, the last one included.
  var onStep: (() -> Void)?

  init(_ environment: EnvironmentValues) { self.environment = environment }

  var isMoving: Bool { !ways.isEmpty }
  var isEndless: Bool { ways.allSatisfy { $0.animation.isEndless } }

  /// Leads the value over a further way.
  func add(_ length: V, _ transaction: Transaction, _ graph: ViewGraph) {
    guard let animation = transaction.effectiveAnimation else {
      stop(graph)
      return
    }
    for completion in transaction.completions { completion.begin() }
    let time = graph.motion.time
    if ways.isEmpty { graph.motion.run(self) }
    if !merge(length, animation, transaction.completions, time) {
      ways.append(
        Way(animation: animation, length: length, begin: time, completions: transaction.completions, left: length))
    }
    lag = ways.reduce(.zero) { $0 + $1.left }
  }

  private func merge(
    _ length: V, _ animation: Animation, _ completions: [AnimationCompletion], _ time: Double
  ) -> Bool {
    guard var last = ways.last else { return false }
    var context = AnimationContext(state: last.state, environment: environment)
    context.isLogicallyComplete = last.isLogicallyComplete
    let merges = animation.base.shouldMerge(
      previous: last.animation, value: last.length, time: time - last.begin, context: &context)
    guard merges else { return false }
    last.animation = animation
    last.length += length
    last.left += length
    last.state = context.state
    last.isLogicallyComplete = false
    last.completions += completions
    ways[ways.count - 1] = last
    return true
  }

  /// Ends at once.
  func stop(_ graph: ViewGraph) {
    let ended = ways
    ways = []
    lag = .zero
    for way in ended { for completion in way.completions { completion.end(graph) } }
  }

  func advance(_ graph: ViewGraph) -> Bool {
    var ended: [AnimationCompletion] = []
    let time = graph.motion.time
    for index in ways.indices {
      var context = AnimationContext(state: ways[index].state, environment: environment)
      let reached = ways[index].animation.base.animate(
        value: ways[index].length, time: time - ways[index].begin, context: &context)
      ways[index].state = context.state
      ways[index].isLogicallyComplete = context.isLogicallyComplete
      ways[index].left = reached.map { ways[index].length - $0 } ?? .zero
      let isOver = reached == nil
      let (done, open) = ways[index].completions.divided {
        isOver || context.isLogicallyComplete && $0.criteria == .logicallyComplete
      }
      ended += done
      ways[index].completions = open
      ways[index].isOver = isOver
    }
    ways.removeAll { $0.isOver }
    lag = ways.reduce(.zero) { $0 + $1.left }
    for completion in ended { completion.end(graph) }
    onStep?()
    return !ways.isEmpty
  }
}

extension Array {
  /// The elements for which `isFirst` holds, and the others.
  func divided(_ isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
