public import Foundation

extension Sequence where Element == DrawCommand {
  /// A rectangle that holds all that the commands draw, not much larger than needed; null where they draw nothing.
  /// - Complexity: linear in the number of commands, path elements and glyphs.
  public var bounds: CGRect {
    var levels = [Level()]
    for command in self {
      switch command {
      case .push(let effect): levels.append(Level(effect: effect))
      case .pop:
        guard levels.count > 1, let inner = levels.popLast() else { continue }
        levels[levels.count - 1].add(inner.effect.map { $0.reach(of: inner.bounds) } ?? inner.bounds)
      case .fill(let path, _, _): levels[levels.count - 1].add(path.boundingRect)
      case .stroke(let path, _, let style):
        // A mitre reaches further than half the width, by as much as its limit allows.
        let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? Swift.max(style.miterLimit, 1) : 1.5)
        let rect = path.boundingRect
        levels[levels.count - 1].add(rect.isNull ? rect : rect.insetBy(dx: -reach, dy: -reach))
      case .glyphs(let run, let origin, _): levels[levels.count - 1].add(run.bounds(at: origin))
      case .image(_, let rect, _), .symbol(_, let rect, _, _): levels[levels.count - 1].add(rect.standardized)
      }
    }
    return levels[0].bounds
  }
}

private struct Level {
  var effect: Effect?
  var bounds = CGRect.null

  mutating func add(_ rect: CGRect) { if !rect.isNull { bounds = bounds.union(rect) } }
}

extension Effect {
  /// Where something is drawn that fills a rectangle before the effect.
  fileprivate func reach(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    // A Gaussian is seen as far as three deviations.
    func spread(_ radius: CGFloat) -> CGRect { rect.insetBy(dx: -3 * radius, dy: -3 * radius) }
    switch self {
    case .opacity, .blend, .colorMatrix, .innerShadow, .backdrop, .alphaThreshold, .group: return rect
    case .clip(let path, _): return rect.intersection(path.boundingRect)
    case .mask(let commands): return rect.intersection(commands.bounds)
    case .transform(let transform): return rect.applying(transform)
    case .projection(let transform): return transform.bounds(of: rect) ?? rect
    case .blur(let radius, let isOpaque): return isOpaque ? rect : spread(radius)
    case .shadow(_, let radius, let offset):
      return rect.union(spread(radius).offsetBy(dx: offset.width, dy: offset.height))
    }
  }
}

extension GlyphRun {
  /// Room for any face's ascenders, descenders and overhangs.
  fileprivate func bounds(at origin: CGPoint) -> CGRect {
    guard let first = glyphs.map(\.x).min(), let end = glyphs.map({ $0.x + $0.advance }).max(),
      let top = glyphs.map(\.y).min(), let bottom = glyphs.map(\.y).max()
    else { return .null }
    return CGRect(
      x: origin.x + CGFloat(first), y: origin.y + CGFloat(top) - 1.2 * face.size, width: CGFloat(end - first),
      height: CGFloat(bottom - top) + 1.6 * face.size
    ).insetBy(dx: -0.3 * face.size, dy: 0)
  }
}

extension ProjectionTransform {
  /// Where a rectangle's corners are seen; nil where one lies behind the eye.
  fileprivate func bounds(of rect: CGRect) -> CGRect? {
    var result = CGRect.null
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        let depth = m13 * x + m23 * y + m33
        guard depth > 0.001 else { return nil }
        let point = CGPoint(x: (m11 * x + m21 * y + m31) / depth, y: (m12 * x + m22 * y + m32) / depth)
        result = result.union(CGRect(origin: point, size: .zero))
      }
    }
    return result
  }
}
