internal import DrawingCore

extension Paint {
  /// The paint made more transparent; pictures stay as they are, since their paint has no opacity.
  func opacity(_ factor: Double) -> Paint {
    func faded(_ stops: [ColorStop]) -> [ColorStop] {
      stops.map { ColorStop($0.color.opacity(factor), at: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linearGradient(let stops, let from, let to): return .linearGradient(faded(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let center, let size, let startFraction, let endFraction):
      return .ellipticalGradient(
        faded(stops), center: center, size: size, startFraction: startFraction, endFraction: endFraction)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(faded(stops), center: center, start: start, end: end)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { $0.opacity(factor) }
      mesh.background = mesh.background.opacity(factor)
      return .mesh(mesh)
    case .image: return self
    }
  }
}
