internal import DrawingCore

extension Color {
  /// The colour in an appearance, in gamma-encoded sRGB.
  func rgba(in context: ResolutionContext) -> RGBA { storage.rgba(in: context) }
}

extension Color.Storage {
  func rgba(in context: ResolutionContext) -> RGBA {
    switch self {
    case .constant(let rgba): return rgba
    case .system(let color): return color.resolve(in: context)
    case .accent:
      // An accent that is itself the accent colour means the one outside.
      if let accent = context.accent, accent.storage != .accent {
        var outer = context
        outer.accent = nil
        return accent.rgba(in: outer)
      }
      return context.assets.color(named: "AccentColor", in: context) ?? SystemColor.blue.resolve(in: context)
    case .asset(let name, let folder):
      return context.assets.color(named: name, beginningIn: folder, in: context) ?? .clear
    case .platform(let color): return color.rgba(in: context)
    case .opacity(let base, let factor): return base.rgba(in: context).opacity(factor)
    case .mix(let first, let second, let fraction, let space):
      return first.rgba(in: context).mixed(with: second.rgba(in: context), by: fraction, in: space)
    }
  }
}
