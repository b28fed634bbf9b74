internal import CGtk
import DrawingCore
import Foundation

extension DisplayListPainter {
  /// Paints the commands of an effect, up to its pop.
  ///
  /// Blend modes within a clip or a transform reach what lies below it; within any other effect they do not.
  func apply(
    _ effect: Effect, _ commands: [DrawCommand], from index: inout Int, in outer: PaintScope
  ) -> [Layer] {
    var scope = outer
    scope.depth += 1
    let layers = layers(of: effect, commands, from: &index, in: scope)
    // Cairo keeps a picture of its own for each group that it is in. Every so many effects pixels take their place, so
    // that a hundred groups within each other do not take the memory of a hundred pictures.
    guard scope.depth.isMultiple(of: Self.depthOfPixels) else { return layers }
    return layers.compactMap { layer in pixels(of: layer.node, in: outer).map { node in layer.with { _ in node } } }
  }

  private static let depthOfPixels = 24

  private func layers(
    of effect: Effect, _ commands: [DrawCommand], from index: inout Int, in scope: PaintScope
  ) -> [Layer] {
    switch effect {
    case .opacity(let factor):
      let layers = paint(commands, from: &index, in: scope)
      if factor >= 1 { return layers }
      if factor > 0, layers.contains(where: { $0.backdrop != nil }) { return faded(layers, factor, in: scope) }
      guard factor > 0, let node = flatten(layers, in: scope) else { return [] }
      return [Layer(node: node.opacity(factor))]

    case .clip(let path, let style):
      let path = snapped(path, in: scope)
      let area = path.boundingRect.standardized
      let seen = area.isUsable ? area.common(with: scope.visible) : nil
      let layers = paint(commands, from: &index, in: seen.map(scope.seeing) ?? scope)
      guard seen != nil else { return [] }
      return clipped(layers, to: path, style, in: scope)

    case .transform(let transform): return transformed(transform, commands, from: &index, in: scope)

    case .projection(let projection):
      if let transform = projection.affine { return transformed(transform, commands, from: &index, in: scope) }
      var inner = scope.seeing(projection.inverse?.bounds(of: scope.visible) ?? .everything)
      inner.transform = CGAffineTransform(scaleX: scope.density / scope.scale, y: scope.density / scope.scale)
      let layers = paint(commands, from: &index, in: inner)
      guard let node = flatten(layers, in: inner) else { return [] }
      return project(node, projection, seeing: inner.visible, in: scope).map { [Layer(node: $0)] } ?? []

    case .blend(let mode):
      let layers = paint(commands, from: &index, in: scope)
      if mode == .normal { return layers }
      return flatten(layers, in: scope).map { [Layer(node: $0, mode: mode)] } ?? []

    case .blur(let radius, let isOpaque):
      let reach = max(radius, 0) * Raster.blurReach
      let layers = paint(commands, from: &index, in: scope.seeing(scope.visible.insetBy(dx: -reach, dy: -reach)))
      guard radius > 0, radius.isFinite else { return layers }
      guard let node = flatten(layers, in: scope) else { return [] }
      return blurred(node, radius: radius, isOpaque: isOpaque, in: scope).map { [Layer(node: $0)] } ?? []

    case .shadow(let color, let radius, let offset):
      let reach = max(radius, 0) * Raster.blurReach
      let lit = scope.visible.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
      let seen = lit.isUsable ? scope.visible.union(lit) : .everything
      let layers = paint(commands, from: &index, in: scope.seeing(seen))
      guard let node = flatten(layers, in: scope) else { return [] }
      let shadow = shadow(of: node, color, radius: max(radius, 0), offset: offset, in: scope)
      // What lies below a material is seen through it, its shadow included.
      if layers.contains(where: { $0.backdrop != nil }) { return (shadow.map { [Layer(node: $0)] } ?? []) + layers }
      return [Layer(node: shadow.map { .container([$0, node]) } ?? node)]

    case .innerShadow(let color, let radius, let offset):
      guard let node = flatten(paint(commands, from: &index, in: scope), in: scope) else { return [] }
      let shadow = innerShadow(of: node, color, radius: max(radius, 0), offset: offset, in: scope)
      return [Layer(node: shadow.map { .container([node, $0]) } ?? node)]

    case .backdrop(let backdrop):
      let node = flatten(paint(commands, from: &index, in: scope), in: scope)
      return node.map { [Layer(node: $0, backdrop: backdrop)] } ?? []

    case .alphaThreshold(let range, let color):
      guard let node = flatten(paint(commands, from: &index, in: scope), in: scope),
        let seen = node.bounds.common(with: scope.visible),
        let raster = raster(of: node, covering: seen, in: scope)
      else { return [] }
      raster.threshold(range, color.clamped)
      return [Layer(node: raster.node())]

    case .colorMatrix(let matrix):
      guard let node = flatten(paint(commands, from: &index, in: scope), in: scope) else { return [] }
      guard let seen = node.bounds.common(with: scope.visible),
        let raster = raster(of: node, covering: seen, in: scope)
      else { return [] }
      raster.apply(matrix)
      return [Layer(node: raster.node())]

    case .group:
      return flatten(paint(commands, from: &index, in: scope), in: scope).map { [Layer(node: $0)] } ?? []

    case .mask(let shape):
      var layers = paint(commands, from: &index, in: scope)
      if !layers.contains(where: { $0.backdrop != nil }) {
        layers = flatten(layers, in: scope).map { [Layer(node: $0)] } ?? []
      }
      var start = 0
      var apart = scope
      apart.memory = nil
      guard let mask = flatten(paint(shape, from: &start, in: apart), in: scope) else { return [] }
      return layers.compactMap { layer in
        layer.node.bounds.common(with: mask.bounds).map { bounds in layer.with { masked($0, by: mask, bounds) } }
      }
    }
  }

  private func transformed(
    _ transform: CGAffineTransform, _ commands: [DrawCommand], from index: inout Int, in scope: PaintScope
  ) -> [Layer] {
    guard transform.isDrawable, transform.concatenating(scope.transform).isDrawable else {
      _ = paint(commands, from: &index, in: scope)
      return []
    }
    let inner = scope.entering(transform)
    let layers = paint(commands, from: &index, in: inner).map { $0.with { $0.transformed(by: transform) } }
    guard target == .window, scope.isUpright, !inner.isUpright else { return layers }
    // GSK's OpenGL renderer leaves steps on slanted edges, Cairo does not.
    return layers.compactMap { layer in
      drawnBounds(layer.node.bounds, in: scope).map { bounds in
        layer.with { node in .cairo(bounds) { node.draw(on: $0) } }
      }
    }
  }
}

extension RenderNode {
  /// - Parameter transform: one that can be undone.
  ///
  /// GSK draws a transform with Cairo only where it knows how it was put together, so the matrix is taken apart into a
  /// distance, a rotation, a skew and a scale.
  func transformed(by t: CGAffineTransform) -> RenderNode {
    var place = graphene_point_t(CGPoint(x: t.tx, y: t.ty))
    var transform = gsk_transform_translate(nil, &place)
    if t.b != 0 || t.c != 0 {
      let length = hypot(t.a, t.b)
      let determinant = t.a * t.d - t.b * t.c
      let shear = (t.a * t.c + t.b * t.d) / length, height = determinant / length
      transform = gsk_transform_rotate(transform, Float(atan2(t.b, t.a) * 180 / .pi))
      if abs(shear) > 1e-9 * length {
        transform = gsk_transform_skew(transform, Float(atan(shear / height) * 180 / .pi), 0)
      }
      transform = gsk_transform_scale(transform, Float(length), Float(height))
    } else if t.a != 1 || t.d != 1 {
      transform = gsk_transform_scale(transform, Float(t.a), Float(t.d))
    }
    // The identity is no transform at all.
    guard let transform else { return self }
    defer { gsk_transform_unref(transform) }
    return RenderNode(orNil: gsk_transform_node_new(pointer, transform)) ?? self
  }
}

extension CGRect {
  /// Large enough for anything that is drawn.
  static let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}
