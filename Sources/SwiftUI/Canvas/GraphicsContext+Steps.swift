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
    for filter in filters { own += filter.effects(in: environment.resolution) }
    switch blendMode.effect {
    case .normal: recorder.add(steps, shared: clips, own: own)
    case let mode?: recorder.add(steps, shared: clips, own: [.blend(mode)] + own)
    case nil: compose(own.map { .push($0) } + steps + own.map { _ in .pop })
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
