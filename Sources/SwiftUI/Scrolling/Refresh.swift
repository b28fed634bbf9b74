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

/// What a scroll view that is pulled down beyond its start asks for, and whether that is under way.
@MainActor
final class PullToRefresh: Moving {
  /// How far the content goes until it is brought up to date, in points; as with UIKit's control.
  private static let height: CGFloat = 60
  private static let spokes = 8

  private unowned let graph: ViewGraph
  private var isRunning = false
  /// The finger that asked has not been back since.
  private var isSpent = false

  init(_ graph: ViewGraph) { self.graph = graph }

  /// The room above the content while the action runs, in points.
  var height: CGFloat { isRunning ? Self.height : 0 }

  /// A finger has pulled the content down, in points.
  /// - Parameter end: is called when the action has ended.
  func pulled(by distance: CGFloat, _ action: RefreshAction, end: @escaping @MainActor () -> Void) {
    if distance <= 0 { isSpent = false }
    guard distance >= Self.height, !isRunning, !isSpent else { return }
    (isRunning, isSpent) = (true, true)
    graph.motion.run(self)
    Task { [weak self] in
      await action.action()
      self?.isRunning = false
      end()
      self?.graph.setNeedsRender()
    }
  }

  var isMoving: Bool { isRunning }
  var isEndless: Bool { true }
  func advance(_ graph: ViewGraph) -> Bool { isRunning }

  /// Draws the control above the content: spokes that come one by one, and turn while the action runs.
  func draw(
    in frame: CGRect, distance: CGFloat, _ environment: EnvironmentValues, _ context: inout DrawingContext
  ) {
    // Content of a view that cannot be pulled for this goes away from its end, too.
    guard distance > 1, isRunning || environment.refresh != nil else { return }
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
