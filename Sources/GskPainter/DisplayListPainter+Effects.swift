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
    return layers.compactMap { layer in pixels(of: layer.node, in: outer).map { Layer(node: $0, mode: layer.mode) } }
  }

  private static let depthOfPixels = 24

  private func layers(
    of effect: Effect, _ commands: [DrawCommand], from index: inout Int, in scope: PaintScope
  ) -> [Layer] {
    switch effect {
    case .opacity(let factor):
      let layers = paint(commands, from: &index, in: scope)
      if factor >= 1 { return layers }
      guard factor > 0, let node = flatten(layers, in: scope) else { return [] }
      return [Layer(node: node.opacity(factor))]

    case .clip(let path, let style):
      let path = snapped(path, in: scope)
      let area = path.boundingRect.standardized
      let seen = area.isUsable ? area.common(with: scope.visible) : nil
      let layers = paint(commands, from: &index, in: seen.map(scope.seeing) ?? scope)
      guard seen != nil else { return [] }
      return layers.map { $0.with { clip($0, to: path, style, in: scope) } }

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
      return [Layer(node: shadow.map { .container([$0, node]) } ?? node)]

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
      let layers = paint(commands, from: &index, in: scope)
      var start = 0
      var apart = scope
      apart.memory = nil
      guard let node = flatten(layers, in: scope),
        let mask = flatten(paint(shape, from: &start, in: apart), in: scope),
        let bounds = node.bounds.common(with: mask.bounds)
      else { return [] }
      return [Layer(node: masked(node, by: mask, bounds))]
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

  private func clip(_ node: RenderNode, to path: Path, _ style: FillStyle, in scope: PaintScope) -> RenderNode {
    if let plain = PlainOutline(path) {
      return plain.corner.map { node.clipped(to: plain.rect, corner: $0) } ?? node.clipped(to: plain.rect)
    }
    guard let bounds = drawnBounds(path.boundingRect, in: scope)?.common(with: node.bounds) else {
      return .container([])
    }
    return .cairo(bounds) { context in
      setFillStyle(style, on: context)
      addPath(path, to: context)
      cairo_clip(context)
      node.draw(on: context)
    }
  }

  private func masked(_ node: RenderNode, by mask: RenderNode, _ bounds: CGRect) -> RenderNode {
    .cairo(bounds) { context in
      cairo_push_group(context)
      mask.draw(on: context)
      guard let shape = cairo_pop_group(context) else { return }
      cairo_push_group(context)
      node.draw(on: context)
      cairo_pop_group_to_source(context)
      cairo_mask(context, shape)
      cairo_pattern_destroy(shape)
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
