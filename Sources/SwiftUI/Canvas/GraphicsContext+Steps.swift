internal import DrawingCore
internal import Foundation

extension GraphicsContext {
  /// Adds steps in the coordinates of the context.
  /// - Parameter isFaded: whether the opacity is already part of their paints.
  func add(_ steps: [DrawCommand], isFaded: Bool = false) {
    let moved: [DrawCommand] = transform.isIdentity ? steps : [.push(.transform(transform))] + steps + [.pop]
    if filters.isEmpty, blendMode == .normal, isFaded || opacity >= 1 {
      recorder.add(steps, shared: transform.isIdentity ? clips : clips + [.transform(transform)])
    } else {
      addToCanvas(moved, isFaded: isFaded)
    }
  }

  /// Adds steps in the coordinates of the canvas.
  func addToCanvas(_ steps: [DrawCommand], isFaded: Bool = false) {
    guard !steps.isEmpty else { return }
    var own: [Effect] = []
    if !isFaded, opacity < 1 { own.append(.opacity(opacity)) }
    var steps = steps
    // From the innermost on, as far as shaders are among them: those around the last shader stay effects.
    let outermost = filters.firstIndex { if case .shader = $0.kind { true } else { false } } ?? filters.endIndex
    for filter in filters[outermost...].reversed() {
      let effects = filter.effects(in: environment.resolution)
      steps = effects.map { .push($0) } + steps + effects.map { _ in .pop }
      if case .shader(let effect) = filter.kind { steps = shaded(steps, by: effect) }
    }
    for filter in filters[..<outermost] { own += filter.effects(in: environment.resolution) }
    switch blendMode.effect {
    case .normal: recorder.add(steps, shared: clips, own: own)
    case let mode?: recorder.add(steps, shared: clips, own: [.blend(mode)] + own)
    case nil: compose(own.map { .push($0) } + steps + own.map { _ in .pop })
    }
  }

  /// Steps in the coordinates of the canvas, as a shader shows them.
  private func shaded(_ steps: [DrawCommand], by effect: _ShaderEffect) -> [DrawCommand] {
    let recorder = recorder
    nonisolated(unsafe) let environment = environment
    return MainActor.assumeIsolated {
      var result = DrawingContext(graph: recorder.graph, scale: recorder.scale)
      let content = DrawingContext(
        graph: recorder.graph, scale: recorder.scale, commands: steps, images: recorder.images)
      effect.draw(
        content, frame: recorder.bounds, coversFrame: false, environment, line: recorder.line, &result)
      recorder.images.merge(result.images) { first, _ in first }
      return result.commands
    }
  }

  /// Modes that reach beyond what is drawn, as masks of what was drawn before.
  private func compose(_ new: [DrawCommand]) {
    let new: [DrawCommand] = clips.map { .push($0) } + new + clips.map { _ in .pop }
    func within(_ commands: [DrawCommand], _ mask: [DrawCommand]) -> [DrawCommand] {
      [.push(.mask(mask))] + commands + [.pop]
    }
    let bounds = recorder.bounds
    func outside(_ shape: [DrawCommand]) -> [DrawCommand] {
      [.push(.group), .fill(Path(bounds), .color(.black), FillStyle()), .push(.blend(.destinationOut))] + shape
        + [.pop, .pop]
    }
    recorder.replace { old in
      switch blendMode {
      case .clear: return within(old, outside(new))
      case .copy: return within(old, outside(new)) + new
      case .sourceIn: return within(new, old)
      case .sourceOut: return within(new, outside(old))
      case .destinationIn: return within(old, new)
      case .destinationAtop: return within(old, new) + within(new, outside(old))
      case .xor: return within(old, outside(new)) + within(new, outside(old))
      default: return old + new
      }
    }
  }
}
