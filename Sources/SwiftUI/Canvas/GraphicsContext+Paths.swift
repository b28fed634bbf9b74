public import DrawingCore
public import Foundation

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, shading) { path, paint in .fill(path, paint, style) }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, shading) { path, paint in .stroke(path, paint, style) }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(_ path: Path, _ shading: Shading, _ step: (Path, Paint) -> DrawCommand) {
    guard !path.isEmpty else { return }
    let resolved = shading.resolved(for: path.boundingRect, in: environment.styleContext)
    for (id, bitmap) in resolved.images { recorder.images[id] = bitmap }
    var paint = resolved.paint
    if case .color(let color) = paint, color.alpha == 0, blendMode == .normal { return }
    var isFaded = opacity >= 1
    if !isFaded, case .image = paint {} else { (paint, isFaded) = (paint.opacity(opacity), true) }
    let effects = resolved.effects
    let drawn = step(path, paint)
    // An area of one colour can be moved by itself, so that thousands of them need no effect.
    if case .color = paint, effects.isEmpty, case .fill(_, _, let style) = drawn, !transform.isIdentity {
      addToCanvas([.fill(path.applying(transform), paint, style)], isFaded: isFaded)
    } else {
      add(effects.map { .push($0) } + [drawn] + effects.map { _ in .pop }, isFaded: isFaded)
    }
  }

  /// Shows only what lies in a path from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let placed = path.applying(transform)
    guard options.contains(.inverse) else {
      clips.append(.clip(placed, style))
      return
    }
    let shape = DrawCommand.fill(placed, .color(.black), style)
    clips.append(.mask(outside([shape])))
  }

  /// Shows what is drawn from now on as far as a layer is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try layer(content)
    let shape: [DrawCommand] = opacity < 1 ? [.push(.opacity(opacity))] + layer + [.pop] : layer
    clips.append(.mask(options.contains(.inverse) ? outside(shape) : shape))
  }

  private func outside(_ shape: [DrawCommand]) -> [DrawCommand] {
    [.push(.group), .fill(Path(recorder.bounds), .color(.black), FillStyle()), .push(.blend(.destinationOut))] + shape
      + [.pop, .pop]
  }

  /// Around what is shown, in the coordinates of the context.
  public var clipBoundingRect: CGRect {
    var rect = recorder.bounds
    for case .clip(let path, _) in clips { rect = rect.intersection(path.boundingRect) }
    return rect.isNull ? .zero : rect.applying(transform.inverted())
  }

  /// Draws a group as one step.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let steps = try layer(content)
    addToCanvas([.push(.group)] + steps + [.pop])
  }

  /// What is drawn in a context with the same transform and nothing else of this one's state.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawCommand] {
    let inner = recorder.layer()
    var context = GraphicsContext(recorder: inner, environment: environment)
    context.transform = transform
    try content(&context)
    inner.end()
    recorder.images.merge(inner.images) { first, _ in first }
    return inner.commands
  }

  /// Draws with Core Graphics' names.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(bounds: recorder.bounds)
    try content(context)
    recorder.images.merge(context.images) { first, _ in first }
    add(context.finished)
  }
}
