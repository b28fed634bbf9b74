public import Foundation

/// A view that is made anew at the dates of a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Body = Never

  /// What the content can know of its date.
  public struct Context {
    /// How finely time can be told.
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TimelineNode(view, inputs))
  }
}

/// What the content of a timeline is told, whatever its schedule and content are.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Keeps a timeline, and has its content made anew when the clock reaches the schedule's next date.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: TypedNode<TimelineView<Schedule, Content>>, Timed {
  private var view: TimelineView<Schedule, Content>
  private var entries: Schedule.Entries.Iterator
  private var date: Date
  private var next: Date?
  private var node: ViewNode?

  init(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
    self.view = view
    let now = inputs.graph.motion.date
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    super.init(inputs)
    next = entries.next()
    pass(now)
    update()
  }

  /// Takes the last entry up to a date, and waits for the one after it.
  private func pass(_ now: Date) {
    // Dates of a clock that is set may differ from those of a schedule by less than can be seen.
    while let entry = next, entry.timeIntervalSince(now) < 1e-6 {
      date = entry
      next = entries.next()
    }
    graph.motion.call(self, at: next.map { $0.timeIntervalSince(graph.motion.startDate) })
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node { visit(node) }
  }

  override func renew(_ new: TimelineView<Schedule, Content>) {
    view = new
    let now = graph.motion.date
    entries = new.schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    next = entries.next()
    pass(now)
    update()
  }

  func timeHasCome() {
    guard !isDestroyed else { return }
    pass(graph.motion.date)
    setNeedsUpdate()
  }

  override func update() {
    let context = TimelineViewDefaultContext(date: date, cadence: .live)
    let (body, lines) = graph.evaluate(self, countsAsBody: false) { (view.content(context), SourceLines.take()) }
    if let node {
      renew(node, body, line: lines.count == 1 ? lines[0] : nil)
    } else {
      node = make(body, line: lines.count == 1 ? lines[0] : line)
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    wakeReaders(of: old)
  }

  override func willDestroy() { graph.motion.call(self, at: nil) }
}
