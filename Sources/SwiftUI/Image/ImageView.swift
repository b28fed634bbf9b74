internal import DrawingCore
public import LayoutCore

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
        .resolve(view, font: environment.resolvedFont, shaper: graph.shaper)
    }

    private func noteMissing() {
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

    func draw(in frame: CGRect, _ context: inout DrawingContext) {
      let paint = ForegroundStyle()._paint(in: frame, context: environment.styleContext)
      ImageDrawer(image: view, resolved: resolved, paint: paint, graph: graph, line: line).draw(in: frame, &context)
    }
  }
}

/// Draws an image into a frame, and says where it is drawn only nearly as on Apple's platforms.
@MainActor
struct ImageDrawer {
  let image: Image
  let resolved: ResolvedImage
  let paint: Paint
  let graph: ViewGraph
  let line: Int32

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    switch resolved.content {
    case .empty: break
    case .symbol(let drawing, _):
      noteSubstitution(drawing)
      guard drawing.ink.width > 0, drawing.ink.height > 0 else { return }
      // The square is so large, and lies so, that the symbol's ink fills the frame.
      let width = frame.width / drawing.ink.width, height = frame.height / drawing.ink.height
      let square = CGRect(
        x: frame.minX - drawing.ink.minX * width, y: frame.minY - drawing.ink.minY * height, width: width,
        height: height)
      context.commands += drawing.commands(in: square, paint: paint)
    case .bitmap(let id, let bitmap, let isTemplate):
      context.images[id] = bitmap
      let insets = image.resizing?.capInsets ?? EdgeInsets()
      context.commands.append(
        .image(
          id, in: frame,
          ImageDrawing(
            interpolation: image.interpolation.drawing, tint: isTemplate ? paint : nil,
            capInsets: [insets.top, insets.leading, insets.bottom, insets.trailing],
            isTiled: image.resizing?.mode == .tile)))
    case .unknown(let name): drawUnknown(name, in: frame, &context)
    }
  }

  private func noteSubstitution(_ drawing: SymbolDrawing) {
    guard case .symbol(let name, _) = image.source else { return }
    let parts = drawing.isPartial ? ", without some of its parts" : ""
    graph.approximate("symbol", "“\(name)” is drawn from the installed icons\(parts).", line: line)
  }

  /// A frame with the symbol's name in it, small enough to fit.
  private func drawUnknown(_ name: String, in frame: CGRect, _ context: inout DrawingContext) {
    graph.approximate("symbol", "The installed icons have nothing for “\(name)”: its name is shown.", line: line)
    let box = Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: frame.height / 6)
    context.commands.append(.stroke(box, paint, StrokeStyle(lineWidth: 1, dash: [2, 1.5])))
    let font = FontContext().defaultFont.resolve(in: FontContext())
    let span = TextSpan(text: name, font: font.request, metrics: font.metrics(graph.shaper))
    func layout(_ span: TextSpan) -> TextLayout {
      let shaper = graph.shaper
      return TextLayout(shaper.shape([span], isRightToLeft: false, locale: "en"), spans: [span]) { _ in
        ShapedText()
      }
    }
    let natural = layout(span).size(width: nil, height: nil)
    guard natural.width > 0, frame.width > 2 else { return }
    let factor = min(1, (frame.width - 2) / natural.width)
    let small = font.scaled(by: factor)
    let fitted = layout(TextSpan(text: name, font: small.request, metrics: small.metrics(graph.shaper)))
    let size = fitted.size(width: nil, height: nil)
    for line in fitted.lines(width: nil, height: nil) {
      for run in line.runs {
        guard let glyphs = run.glyphs else { continue }
        let origin = CGPoint(
          x: frame.midX - size.width / 2 + run.origin.x, y: frame.midY - size.height / 2 + run.origin.y)
        context.commands.append(.glyphs(glyphs, origin: origin, paint))
      }
    }
  }
}
