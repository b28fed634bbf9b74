internal import CGtk
import DrawingCore
import Foundation

/// What GSK does not draw rightly off screen, done on pixels.
extension DisplayListPainter {
  /// The node's pixels at the scope's own density, or as near to it as memory allows.
  func raster(of node: RenderNode, covering rect: CGRect, in scope: PaintScope, density: CGFloat? = nil) -> Raster? {
    guard rect.isUsable, rect.width > 0, rect.height > 0 else { return nil }
    let fitting = Raster.density(density ?? scope.density, for: rect)
    guard let raster = Raster(frame: scope.pixelCover(rect, density: fitting), density: fitting) else { return nil }
    raster.draw(node)
    return raster
  }

  /// - Parameter radius: the Gaussian's standard deviation in points, which is what Apple's documentation of
  ///   `GraphicsContext.Filter.blur(radius:options:)` says that it is.
  func blurred(_ node: RenderNode, radius: CGFloat, isOpaque: Bool, in scope: PaintScope) -> RenderNode? {
    let reach = isOpaque ? 0 : radius * Raster.blurReach
    let seen = scope.visible.insetBy(dx: -radius * Raster.blurReach, dy: -radius * Raster.blurReach)
    guard let content = node.bounds.common(with: seen) else { return nil }
    let density = min(scope.density, Raster.maximumDeviation / radius)
    guard
      let raster = raster(of: node, covering: content.insetBy(dx: -reach, dy: -reach), in: scope, density: density)
    else { return node }
    raster.blur(deviation: radius * raster.density, extendsEdges: isOpaque)
    if isOpaque { raster.makeOpaque() }
    return raster.node()
  }

  /// - Parameter radius: the Gaussian's standard deviation in points, as Core Animation's `shadowRadius`; what
  ///   designers call blur, and CSS too, is twice as much.
  func shadow(
    of node: RenderNode, _ color: RGBA, radius: CGFloat, offset: CGSize, in scope: PaintScope
  ) -> RenderNode? {
    let color = color.clamped, reach = radius * Raster.blurReach
    let lit = scope.visible.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
    guard color.alpha > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite,
      let content = node.bounds.common(with: lit)
    else { return nil }
    let density = radius > 0 ? min(scope.density, Raster.maximumDeviation / radius) : scope.density
    guard
      let raster = raster(of: node, covering: content.insetBy(dx: -reach, dy: -reach), in: scope, density: density)
    else { return nil }
    raster.blurOpacity(
      deviation: radius * raster.density, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    return raster.node(offset: offset)
  }

  /// The node as seen in perspective.
  /// - Parameter part: what of the node can be seen at all.
  func project(
    _ node: RenderNode, _ projection: ProjectionTransform, seeing part: CGRect, in scope: PaintScope
  ) -> RenderNode? {
    guard let content = node.bounds.common(with: part), let seen = projection.bounds(of: content),
      let area = seen.common(with: scope.visible)
    else { return nil }
    // What comes nearer to the eye gets up to twice the pixels.
    let growth = min(max(seen.width / content.width, seen.height / content.height, 1), 2)
    let flat = scope.seeing(content)
    guard let source = raster(of: node, covering: content, in: flat, density: scope.density * growth) else {
      return nil
    }
    let density = Raster.density(scope.density, for: area)
    guard let target = Raster(frame: scope.pixelCover(area, density: density), density: density) else { return nil }
    target.fill(with: source, through: projection)
    return target.node()
  }
}
