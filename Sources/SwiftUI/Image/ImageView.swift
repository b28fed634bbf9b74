internal import DrawingCore
internal import LayoutCore

extension Image: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafNode(view, inputs))
  }
}

extension Image: LeafView {
  static var viewName: String { "Image" }
}

extension Image {
  /// Keeps what an image shows.
  final class Leaf: LeafDrawing, LayoutLeaf {
    private var view: Image
    private var environment: EnvironmentValues
    private unowned let graph: ViewGraph
    private let line: Int32
    private var resolved: ResolvedImage

    init(_ view: Image, _ environment: EnvironmentValues, _ graph: ViewGraph, line: Int32) {
      self.view = view
      self.environment = environment
      self.graph = graph
      self.line = line
      resolved = Self.resolve(view, environment, graph)
      noteMissing()
    }

    var spec: LayoutSpec { .leaf(self) }

    private static func resolve(_ view: Image, _ environment: EnvironmentValues, _ graph: ViewGraph) -> ResolvedImage {
      environment.imageResolver(graph.imageLoader)
        .resolve(view, font: environment.resolvedSymbolFont, shaper: graph.shaper)
    }

    private func noteMissing() {
      ImageDrawer(image: view, resolved: resolved, paint: .color(.clear), graph: graph, line: line).noteSubstitution()
      if case .empty = resolved.content, case .named(let name, _) = view.source {
        graph.warn("No picture named “\(name)” was found beside the source or in an asset catalogue.", line)
      }
    }

    func renew(_ new: Image, _ environment: EnvironmentValues) -> LeafChange {
      if new == view, environment.isIdentical(to: self.environment) { return .nothing }
      let old = (resolved, view.resizing == nil)
      view = new
      self.environment = environment
      resolved = Self.resolve(view, environment, graph)
      if old.0 == resolved, old.1 == (view.resizing == nil) { return .drawing }
      noteMissing()
      return .layout
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      MainActor.assumeIsolated {
        if case .empty = resolved.content { return .zero }
        return view.resizing == nil
          ? resolved.size : proposal.replacingUnspecifiedDimensions(by: resolved.size)
      }
    }

    /// A symbol stands beside text like a letter; a picture's bottom is its baseline.
    nonisolated func textBaselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
      MainActor.assumeIsolated {
        guard view.resizing == nil, let baseline = resolved.baseline else { return nil }
        return (baseline, baseline)
      }
    }

    nonisolated var spacing: ViewSpacing { ViewSpacing() }

    var readsOthers: Bool { false }

    func draw(in frame: CGRect, _ context: inout DrawingContext) {
      let style = environment.styleContext
      context.draw(with: ForegroundStyle(), in: frame, style, line: line) { paint, context in
        draw(paint, in: frame, style, &context)
      }
    }

    private func draw(_ paint: Paint, in frame: CGRect, _ style: _StyleContext, _ context: inout DrawingContext) {
      if environment.redaction.hidesContent {
        RedactionLook.draw(frame, paint, &context)
        return
      }
      let mode = environment.symbolMode(view.symbolRenderingMode)
      var drawer = ImageDrawer(image: view, resolved: resolved, paint: paint, graph: graph, line: line)
      drawer.resolution = style.resolution
      switch mode.kind {
      case .palette: drawer.secondary = HierarchicalShapeStyle.secondary._paint(in: frame, context: style)
      case .hierarchical: drawer.secondary = paint.opacity(ForegroundStyles.levelOpacity[1])
      case .monochrome, .multicolor: break
      }
      drawer.draw(in: frame, &context)
    }
  }
}
