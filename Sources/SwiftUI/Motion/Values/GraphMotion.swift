internal import Foundation
internal import LayoutCore

/// What moves in a graph, and by which clock.
@MainActor
final class GraphMotion {
  /// Seconds since the preview began; set from outside, never read from the system.
  var time = 0.0
  var startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The date of the clock.
  var date: Date { startDate.addingTimeInterval(time) }
  /// Counts updates, so that a modifier knows in which one its value changed.
  private(set) var updateNumber = 0
  /// How many modifiers give transactions of their own.
  var scopeCount = 0
  /// The transaction of the update that runs.
  private(set) var root = Transaction()
  private(set) var isUpdating = false
  /// The transaction of the changes that wait for an update.
  var pending: Transaction?
  /// What the moving frames were before the update.
  var places: FramePlaces?
  /// Roots of views that come or go, met while containers read theirs.
  var passing: [(root: LayoutID, passage: Passage)] = []
  /// Some view says how it comes and goes.
  var hasTransitions = false
  /// Some view's frame is matched with another's.
  var hasMatched = false
  /// How many frames move.
  var movingFrames = 0
  private var running: [any Moving] = []
  private var timers: [ObjectIdentifier: (owner: WeakTimer, time: Double)] = [:]
  private var lastTime = 0.0

  struct WeakTimer { weak var timer: (any Timed)? }

  var isMoving: Bool { running.contains { $0.isMoving } }

  /// Whether views may have to show something between old and new after this update.
  var mayAnimate: Bool { root.effectiveAnimation != nil || scopeCount > 0 || movingFrames > 0 }

  /// Whether something moves that will come to rest.
  var hasEnd: Bool { running.contains { $0.isMoving && !$0.isEndless } }

  func run(_ motion: any Moving) {
    if !running.contains(where: { $0 === motion }) { running.append(motion) }
  }

  /// The seconds at which something will change next; nil where nothing moves.
  var nextTime: Double? {
    let due = timers.values.filter { $0.owner.timer != nil }.map(\.time).min()
    return isMoving ? min(due ?? time, time) : due
  }

  /// Has `timer` called when the clock reaches `time`; nil for not at all.
  func call(_ timer: any Timed, at time: Double?) {
    timers[ObjectIdentifier(timer)] = time.map { (WeakTimer(timer: timer), $0) }
  }

  /// Moves everything on to `time`.
  /// - Returns: whether anything moved.
  func advance(_ graph: ViewGraph) -> Bool {
    let due = timers.filter { $0.value.time <= time }
    for (key, entry) in due {
      timers[key] = nil
      entry.owner.timer?.timeHasCome()
    }
    guard isMoving, time != lastTime else { return !due.isEmpty }
    lastTime = time
    let moving = running
    running = []
    let still = moving.filter { $0.advance(graph) }
    // What a step started comes after what was moving.
    running = still + running.filter { new in !still.contains { $0 === new } }
    return true
  }

  func begin() {
    updateNumber += 1
    root = pending ?? Transaction()
    pending = nil
    isUpdating = true
  }

  /// Has what begins to move in `body` tell `completion` of its end.
  func with(_ completion: AnimationCompletion, _ body: () -> Void) {
    root.completions.append(completion)
    body()
    root.completions.removeAll { $0 === completion }
  }

  func end(_ graph: ViewGraph) {
    let ended = root.completions
    root = Transaction()
    isUpdating = false
    for completion in ended { completion.seal(graph) }
  }
}

/// Something that happens at a time.
@MainActor
protocol Timed: AnyObject {
  func timeHasCome()
}

extension ViewGraph {
  /// The transaction of the update that runs, at a place in the tree.
  func transaction(in environment: EnvironmentValues) -> Transaction {
    guard motion.isUpdating else { return Transaction() }
    return transaction(in: environment.base.motion.scope)
  }

  func transaction(in scope: MotionScope?) -> Transaction {
    guard let scope else { return motion.root }
    return scope.transaction(motion.root, update: motion.updateNumber)
  }

  /// The same where it animates; nil otherwise.
  func animation(in environment: EnvironmentValues) -> Transaction? {
    guard motion.isUpdating, motion.root.effectiveAnimation != nil || motion.scopeCount > 0 else { return nil }
    let transaction = transaction(in: environment)
    return transaction.effectiveAnimation == nil ? nil : transaction
  }

  /// A change of state is about to be made: changes under another transaction are brought to an end first, so that
  /// each is animated in its own way.
  func beginChange() {
    guard !motion.isUpdating, motion.pending?.id != Transaction.current.id else { return }
    endOtherChanges()
    let transaction = Transaction.current
    motion.pending = transaction
    if !transaction.completions.isEmpty { setNeedsRender() }
  }
}

extension ViewGraph {
  /// Brings changes of another transaction than the current one to an end.
  func endOtherChanges() {
    guard !motion.isUpdating, let pending = motion.pending, pending.id != Transaction.current.id else { return }
    if needsUpdate || !pending.completions.isEmpty { onFlush?() }
  }
}

/// What the environment knows of motion.
struct MotionEnvironment {
  var scope: MotionScope?
  var placeholder: PlaceholderBox?
  var contentTransition = ContentTransition.interpolate
}
