internal import DrawingCore
import Foundation
internal import LayoutCore

/// Brings what a view shows up to date.
public nonisolated struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What brings the views here up to date; nil where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Sets what brings views up to date.
nonisolated struct _RefreshModifier: EnvironmentModifier {
  typealias Body = Never
  let action: @Sendable () async -> Void
  func modify(_ environment: inout EnvironmentValues) { environment.refresh = RefreshAction(action: action) }
}

extension View {
  /// - Parameter action: runs when a scroll view or list within is pulled down; meanwhile it shows that it waits.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(_RefreshModifier(action: action))
  }
}

/// How far a scroll view is pulled down beyond its start, and whether what that asks for is under way.
@MainActor
final class PullToRefresh: Moving {
  /// How far the content goes until it is brought up to date, in points; as with UIKit's control.
  private static let height: CGFloat = 60
  /// How much of a finger's way the content goes.
  private static let resistance: CGFloat = 0.55
  private static let spokes = 8

  private unowned let graph: ViewGraph
  private var pull: CGFloat = 0
  private(set) var isRunning = false
  private var isHeld = false
  /// Called when the content is to be moved by another distance.
  var onChange: (() -> Void)?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// How far the content is moved down, in points.
  var distance: CGFloat {
    isRunning && !isHeld ? Self.height : max(isRunning ? Self.height : 0, pull * Self.resistance)
  }

  /// Takes a finger's way.
  /// - Returns: whether it pulls, so that nothing scrolls.
  func move(by way: CGFloat, isAtStart: Bool, _ action: RefreshAction) -> Bool {
    guard pull > 0 || (isAtStart && way > 0 && !isRunning) else { return false }
    isHeld = true
    pull = max(0, pull + way)
    if distance >= Self.height, !isRunning { begin(action) }
    change()
    return true
  }

  func end() {
    (isHeld, pull) = (false, 0)
    change()
  }

  private func change() {
    onChange?()
    graph.setNeedsRender()
  }

  private func begin(_ action: RefreshAction) {
    isRunning = true
    graph.motion.run(self)
    Task { [weak self] in
      await action()
      self?.isRunning = false
      self?.change()
    }
  }

  var isMoving: Bool { isRunning }
  var isEndless: Bool { true }
  func advance(_ graph: ViewGraph) -> Bool { isRunning }

  /// Draws the control above the content: spokes that come one by one, and turn while the action runs.
  func draw(in frame: CGRect, _ environment: EnvironmentValues, _ context: inout DrawingContext) {
    guard distance > 1 else { return }
    let center = CGPoint(x: frame.midX, y: frame.minY + min(distance, Self.height) / 2)
    let share = isRunning ? 1 : min(1, distance / Self.height)
    let shown = Int((share * CGFloat(Self.spokes)).rounded())
    let turn = isRunning ? Int(graph.motion.time * Double(Self.spokes)) % Self.spokes : 0
    let gray = SystemColor.gray.resolve(in: environment.resolution)
    for spoke in 0..<shown {
      let angle = CGFloat((spoke + turn) % Self.spokes) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
      var path = Path()
      path.move(to: CGPoint(x: center.x + cos(angle) * 5, y: center.y + sin(angle) * 5))
      path.addLine(to: CGPoint(x: center.x + cos(angle) * 10, y: center.y + sin(angle) * 10))
      let opacity = isRunning ? 0.25 + 0.75 * Double(spoke) / Double(Self.spokes - 1) : 0.6
      context.commands.append(
        .stroke(path, .color(gray.opacity(opacity)), StrokeStyle(lineWidth: 2.5, lineCap: .round)))
    }
  }
}
