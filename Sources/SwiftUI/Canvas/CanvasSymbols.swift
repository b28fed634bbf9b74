internal import DrawingCore
internal import Foundation

/// The views that a canvas draws by their tags.
@MainActor
final class CanvasSymbols<Symbols: View> {
  private let views: OffscreenView<Symbols>
  private unowned let above: ViewGraph

  init(_ symbols: Symbols, _ environment: EnvironmentValues, above: ViewGraph) {
    self.above = above
    views = OffscreenView(symbols, environment, shaper: above.shaper, imageLoader: above.imageLoader)
    views.graph.onNeedsRender = { [weak above] in above?.setNeedsRender() }
  }

  func renew(_ symbols: Symbols) { views.renew(symbols) }
  func setEnvironment(_ environment: EnvironmentValues) { views.setEnvironment(environment) }

  /// The view with a tag, at its ideal size; nil where there is none.
  func resolve(_ tag: AnyHashable, scale: CGFloat) -> GraphicsContext.ResolvedSymbol? {
    views.layOut(.unspecified)
    let graph = views.graph
    guard let view = views.views.first(where: { graph.rowMarks($0).tag == tag }) else { return nil }
    let size = graph.tree.frame(view).size
    let drawn = views.draw(view, scale: scale)
    for approximation in graph.approximations {
      above.approximate(approximation.what, approximation.detail, line: Int32(approximation.line ?? 0))
    }
    return GraphicsContext.ResolvedSymbol(size: size, commands: drawn.commands, images: drawn.images)
  }
}
