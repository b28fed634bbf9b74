internal import DrawingCore
import Foundation
internal import LayoutCore

extension Text: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafNode(view, inputs))
  }
}

extension Text: LeafView {
  static var viewName: String { "Text" }
}

extension Text {
  /// Keeps a text's spans and its shaped layout.
  ///
  /// A text that may shrink is laid out at its own size, and where that is cut off, at the largest whole percentage of
  /// it that is not.
  final class Leaf: LeafDrawing, LayoutLeaf {
    private var view: Text
    private var environment: EnvironmentValues
    private unowned let graph: ViewGraph
    private let line: Int32
    private var resolved: ResolvedText
    private var options: TextLayoutOptions
    /// By size in percent.
    private var layouts: [Int: TextLayout] = [:]
    private var textSpacing: TextSpacing

    init(_ view: Text, _ environment: EnvironmentValues, _ graph: ViewGraph, line: Int32) {
      self.view = view
      self.environment = environment
      self.graph = graph
      self.line = line
      resolved = TextResolver.resolve(view, in: Self.context(environment, graph))
      options = environment.textOptions
      textSpacing = Self.spacing(of: resolved, environment)
    }

    private static func context(_ environment: EnvironmentValues, _ graph: ViewGraph) -> TextContext {
      var context = environment.textContext(shaper: graph.shaper)
      context.now = graph.motion.date
      return context
    }

    var spec: LayoutSpec { .leaf(self) }
    var text: String? { resolved.string }
    var nextChange: Date? { view.nextChange(after: graph.motion.date) }

    func timeHasCome() -> LeafChange {
      let old = resolved
      resolved = TextResolver.resolve(view, in: Self.context(environment, graph))
      guard old.spans != resolved.spans else { return .nothing }
      layouts = [:]
      return .layout
    }
    var keepsLaidOutSize: Bool { true }

    /// Says which faces stand in for those that were asked for.
    private func noteFonts() {
      for font in resolved.spans.lazy.map(\.font) {
        switch font.family {
        case .system(.rounded):
          graph.approximate("font", "The rounded design is drawn in the standard one.", line: line)
        case .system(.serif): graph.approximate("font", "The serif design is drawn in an installed serif.", line: line)
        case .custom(let name) where graph.shaper.missingFamilies.contains(name):
          graph.approximate("font", "“\(name)” is not installed; another face stands in for it.", line: line)
        case .system(.monospaced), .system(.standard), .custom: break
        }
        if font.width != 0 {
          graph.approximate("font", "Widths of a face are drawn by spacing letters otherwise.", line: line)
        }
      }
    }

    private static func spacing(of text: ResolvedText, _ environment: EnvironmentValues) -> TextSpacing {
      TextSpacing(text.spans[0].metrics, displayScale: environment.displayScale)
    }

    func renew(_ new: Text, _ environment: EnvironmentValues) -> LeafChange {
      if new == view, environment.isIdentical(to: self.environment) { return .nothing }
      let old = (resolved, options, self.environment.minimumScaleFactor)
      let oldRenderer = self.environment.base.text.renderer
      view = new
      self.environment = environment
      resolved = TextResolver.resolve(view, in: Self.context(environment, graph))
      options = environment.textOptions
      let isMeasuredAlike =
        old.0.spans == resolved.spans && old.1 == options && old.2 == environment.minimumScaleFactor
        && oldRenderer === environment.base.text.renderer
      if isMeasuredAlike { return .drawing }
      layouts = [:]
      textSpacing = Self.spacing(of: resolved, environment)
      return .layout
    }

    // MARK: Layout

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      MainActor.assumeIsolated {
        environment.base.text.renderer?.sizeThatFits(proposal, TextProxy(leaf: self)) ?? ownSize(proposal)
      }
    }

    /// The size without regard to a renderer.
    nonisolated func ownSize(_ proposal: ProposedViewSize) -> CGSize {
      MainActor.assumeIsolated {
        let size = layout(for: proposal).size(width: proposal.width, height: proposal.height)
        return CGSize(width: size.width, height: size.height)
      }
    }

    nonisolated func textBaselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
      MainActor.assumeIsolated {
        let size = layout(for: proposal).size(width: proposal.width, height: proposal.height)
        return (size.firstBaseline, size.lastBaseline)
      }
    }

    /// A text of one paragraph that keeps its size is one line where there is room, and vanishes where there is none.
    nonisolated var widthLimits: (minimum: CGFloat, ideal: CGFloat, maximum: CGFloat)? {
      MainActor.assumeIsolated {
        guard environment.minimumScaleFactor >= 1 else { return nil }
        let layout = layout(percent: 100)
        guard layout.isOneParagraph else { return nil }
        let width = layout.size(width: nil, height: nil).width
        return (0, width, width)
      }
    }

    nonisolated var knownAnswers: TextAnswers? {
      MainActor.assumeIsolated {
        guard environment.minimumScaleFactor >= 1, environment.base.text.renderer == nil else { return nil }
        let layout = layout(percent: 100)
        let line = layout.idealSize
        return TextAnswers(
          lineWidth: layout.isOneParagraph ? layout.unbrokenWidth : nil,
          line: CGSize(width: line.width, height: line.height))
      }
    }

    nonisolated var spacing: ViewSpacing {
      MainActor.assumeIsolated {
        ViewSpacing(
          textAbove: textSpacing.above, textBelow: textSpacing.below, textToText: textSpacing.textToText)
      }
    }

    /// The layout at the size at which the proposal cuts nothing off, where the text may shrink.
    private func layout(for proposal: ProposedViewSize) -> TextLayout {
      let whole = layout(percent: 100)
      let smallest = Int((environment.minimumScaleFactor * 100).rounded(.up))
      guard smallest < 100, whole.isTruncated(width: proposal.width, height: proposal.height) else { return whole }
      var (fitting, cut) = (max(smallest, 1), 100)
      while cut - fitting > 1 {
        let middle = (fitting + cut) / 2
        let isCut = layout(percent: middle).isTruncated(width: proposal.width, height: proposal.height)
        if isCut { cut = middle } else { fitting = middle }
      }
      return layout(percent: fitting)
    }

    private func layout(percent: Int) -> TextLayout {
      if let known = layouts[percent] { return known }
      var spans = resolved.spans
      if percent != 100 {
        var context = Self.context(environment, graph)
        context.scale = CGFloat(percent) / 100
        spans = TextResolver.resolve(view, in: context).spans
      }
      let locale = environment.locale.identifier, shaper = graph.shaper
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      let shaped = shaper.shape(spans, isRightToLeft: isRightToLeft, locale: locale)
      let layout = TextLayout(shaped, spans: spans, options: options) { number in
        var span = spans[number]
        span.text = "…"
        span.attachment = nil
        return shaper.shape([span], isRightToLeft: isRightToLeft, locale: locale)
      }
      layouts[percent] = layout
      return layout
    }

    /// Where carets stand in the text as it is shown at a size.
    func carets(in size: CGSize) -> TextCarets {
      layout(for: ProposedViewSize(size)).carets(width: size.width)
    }

    // MARK: Drawing

    var readsOthers: Bool { environment.base.text.renderer != nil }

    func draw(in frame: CGRect, _ context: inout DrawingContext) {
      noteFonts()
      let style = environment.styleContext
      let foreground = context.paint(ForegroundStyle(), in: frame, style)
      let effects = ForegroundStyle()._effects(in: frame, context: style)
      for effect in effects { context.commands.append(.push(effect)) }
      let size = ProposedViewSize(frame.size)
      let lines = layout(for: size).lines(width: frame.width, height: frame.height)
      if environment.redaction.hidesContent {
        for line in lines { RedactionLook.draw(line.bounds(in: frame), foreground, &context) }
      } else if let renderer = environment.base.text.renderer {
        draw(lines, by: renderer, in: frame, &context)
      } else {
        for line in lines {
          for run in line.runs { draw(run, in: frame, foreground, style, &context) }
        }
      }
      for _ in effects { context.commands.append(.pop) }
    }

    private func draw(
      _ lines: [TextLine], by renderer: AnyTextRenderer, in frame: CGRect, _ context: inout DrawingContext
    ) {
      let recorder = CanvasRecorder(
        graph: graph, line: line, scale: context.scale, bounds: CGRect(origin: .zero, size: frame.size))
      var graphics = GraphicsContext(recorder: recorder, environment: environment)
      let proposal = ProposedViewSize(frame.size)
      let ink = TextInk(leaf: self, size: frame.size)
      let isTruncated = layout(for: proposal).isTruncated(width: frame.width, height: frame.height)
      renderer.draw(
        Text.Layout(lines: lines.map { Text.Layout.Line(line: $0, ink: ink) }, isTruncated: isTruncated), in: &graphics)
      recorder.end()
      context.commands.append(.push(.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY))))
      context.commands += recorder.commands + [.pop]
      context.images.merge(recorder.images) { first, _ in first }
    }

    /// Draws a part of the text for a renderer.
    func draw(_ run: TextLineRun, in frame: CGRect, _ context: inout DrawingContext) {
      let styles = environment.styleContext
      let foreground = context.paint(ForegroundStyle(), in: frame, styles)
      draw(run, in: frame, foreground, styles, &context)
    }

    func style(of run: TextLineRun) -> TextRunStyle {
      resolved.styles.indices.contains(run.style) ? resolved.styles[run.style] : TextRunStyle()
    }
    func span(of run: TextLineRun) -> TextSpan { resolved.spans[run.span] }

    private func draw(
      _ run: TextLineRun, in frame: CGRect, _ foreground: Paint, _ styles: _StyleContext,
      _ context: inout DrawingContext
    ) {
      let style = style(of: run)
      guard let own = style.foreground else { return draw(run, style, foreground, in: frame, styles, &context) }
      context.draw(with: own, in: frame, styles, line: line) { paint, context in
        draw(run, style, paint, in: frame, styles, &context)
      }
    }

    private func draw(
      _ run: TextLineRun, _ style: TextRunStyle, _ paint: Paint, in frame: CGRect, _ styles: _StyleContext,
      _ context: inout DrawingContext
    ) {
      let offset = CGSize(width: frame.minX, height: frame.minY)
      if let background = style.background {
        let rect = run.bounds.offsetBy(dx: offset.width, dy: offset.height)
        let paint = context.paint(background, in: frame, styles)
        context.commands.append(.fill(Path(rect), paint, FillStyle()))
      }
      if let image = style.image, let attachment = run.attachment {
        let resolver = environment.imageResolver(graph.imageLoader)
        let content = resolver.resolve(image, font: attachedFont(run), shaper: graph.shaper)
        let drawer = ImageDrawer(image: image, resolved: content, paint: paint, graph: graph, line: line)
        drawer.noteSubstitution()
        drawer.draw(in: attachment.offsetBy(dx: offset.width, dy: offset.height), &context)
      } else if let glyphs = run.glyphs {
        let origin = CGPoint(x: run.origin.x + offset.width, y: run.origin.y + offset.height)
        context.commands.append(.glyphs(glyphs, origin: origin, paint))
      }
      for (line, rect) in [(style.underline, run.underline), (style.strikethrough, run.strikethrough)] {
        guard let line else { continue }
        let paint = line.color.map { context.paint($0, in: frame, styles) } ?? paint
        line.draw(in: rect.offsetBy(dx: offset.width, dy: offset.height), paint, &context)
      }
    }

    private func attachedFont(_ run: TextLineRun) -> ResolvedFont {
      let span = span(of: run)
      return ResolvedFont(request: span.font, metrics: span.metrics, extraLeading: 0)
    }
  }
}

extension Text.LineStyle {
  /// Draws the line; its pattern counts in the line's thickness.
  fileprivate func draw(in rect: CGRect, _ paint: Paint, _ context: inout DrawingContext) {
    let unit = max(rect.height, 0.5)
    let dash: [CGFloat] =
      switch pattern.kind {
      case .solid: []
      case .dot: [1, 2]
      case .dash: [5, 3]
      case .dashDot: [5, 3, 1, 3]
      case .dashDotDot: [5, 3, 1, 3, 1, 3]
      }
    guard !dash.isEmpty else {
      context.commands.append(.fill(Path(rect), paint, FillStyle()))
      return
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    context.commands.append(.stroke(path, paint, StrokeStyle(lineWidth: unit, dash: dash.map { $0 * unit })))
  }
}
