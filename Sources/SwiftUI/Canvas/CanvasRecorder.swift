internal import DrawingCore
internal import Foundation

/// Collects what a canvas draws.
///
/// Clips and transforms stay open from one step to the next where both lie within them.
final class CanvasRecorder: @unchecked Sendable {
  /// Asked on the main thread only, as views are drawn.
  unowned let graph: ViewGraph
  let line: Int32
  /// Pixels for each point.
  let scale: CGFloat
  let bounds: CGRect
  private(set) var commands: [DrawCommand] = []
  var images: [ImageID: Bitmap] = [:]
  private var open: [Effect] = []
  /// Finds the view with a tag.
  var symbol: (@MainActor (AnyHashable, CGFloat) -> GraphicsContext.ResolvedSymbol?)?

  init(graph: ViewGraph, line: Int32, scale: CGFloat, bounds: CGRect) {
    (self.graph, self.line, self.scale, self.bounds) = (graph, line, scale, bounds)
  }

  /// A recorder for a layer within, whose commands are added later.
  func layer() -> CanvasRecorder {
    let layer = CanvasRecorder(graph: graph, line: line, scale: scale, bounds: bounds)
    layer.symbol = symbol
    return layer
  }

  /// Adds steps within effects, of which `shared` may hold for other steps too and `own` may not.
  func add(_ steps: [DrawCommand], shared: [Effect], own: [Effect] = []) {
    guard !steps.isEmpty else { return }
    var common = 0
    while common < min(open.count, shared.count), open[common] == shared[common] { common += 1 }
    while open.count > common {
      commands.append(.pop)
      open.removeLast()
    }
    for effect in shared[common...] { commands.append(.push(effect)) }
    open = shared
    for effect in own { commands.append(.push(effect)) }
    commands += steps
    for _ in own { commands.append(.pop) }
  }

  /// Replaces all that was drawn.
  func replace(_ change: ([DrawCommand]) -> [DrawCommand]) {
    end()
    commands = change(commands)
  }

  func end() {
    for _ in open { commands.append(.pop) }
    open = []
  }
}
