internal import CGtk
import DrawingCore
import Foundation

/// What is shown of a group: clips and masks.
extension DisplayListPainter {
  /// The layers where the path covers them.
  ///
  /// Cairo and GSK smooth the edge of a clip at each drawing step, so of two steps upon each other the lower one shines
  /// through at the edge. Where that could be seen the layers are drawn apart, and the whole is cut out once.
  func clipped(_ layers: [Layer], to path: Path, _ style: FillStyle, in scope: PaintScope) -> [Layer] {
    var result: [Layer] = [], run: [RenderNode] = []
    func endRun() {
      if run.isEmpty { return }
      if needsGroup(run, path, in: scope), let node = groupClipped(run, to: path, style, in: scope) {
        result.append(Layer(node: node))
      } else {
        result += run.map { Layer(node: clip($0, to: path, style, in: scope)) }
      }
      run = []
    }
    for layer in layers {
      if layer.isPlain {
        run.append(layer.node)
      } else {
        endRun()
        result.append(layer.with { clip($0, to: path, style, in: scope) })
      }
    }
    endRun()
    return result
  }

  /// Whether more than one step is drawn where the clip's edge is smoothed.
  private func needsGroup(_ nodes: [RenderNode], _ path: Path, in scope: PaintScope) -> Bool {
    guard target != .outlines else { return false }
    var edges = [path.boundingRect.standardized]
    if let plain = PlainOutline(path), scope.isUpright {
      guard let corner = plain.corner else { return false }
      let rect = plain.rect
      edges = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX - corner.width, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY - corner.height),
        CGPoint(x: rect.maxX - corner.width, y: rect.maxY - corner.height),
      ].map { CGRect(origin: $0, size: corner) }
    }
    var steps = 0
    for node in nodes where edges.contains(where: { $0.intersects(node.bounds) }) {
      steps += node.clippedSteps
      if steps > 1 { return true }
    }
    return false
  }

  private func groupClipped(
    _ nodes: [RenderNode], to path: Path, _ style: FillStyle, in scope: PaintScope
  ) -> RenderNode? {
    let content = RenderNode.container(nodes)
    guard let bounds = drawnBounds(path.boundingRect, in: scope)?.common(with: content.bounds) else { return nil }
    return .cairo(bounds) { context in
      cairo_push_group(context)
      content.draw(on: context)
      cairo_pop_group_to_source(context)
      setFillStyle(style, on: context)
      addPath(path, to: context)
      cairo_fill(context)
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

  func masked(_ node: RenderNode, by mask: RenderNode, _ bounds: CGRect) -> RenderNode {
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
  /// How many drawing steps a clip around the node would act on: nodes that draw a group apart count twice, since the
  /// clip acts within the group and on it.
  fileprivate var clippedSteps: Int {
    switch gsk_render_node_get_node_type(pointer) {
    case GSK_CONTAINER_NODE:
      (0..<gsk_container_node_get_n_children(pointer)).reduce(0) { sum, index in
        sum
          + (gsk_container_node_get_child(pointer, index).map { RenderNode(gsk_render_node_ref($0)).clippedSteps } ?? 0)
      }
    case GSK_TRANSFORM_NODE:
      gsk_transform_node_get_child(pointer).map { RenderNode(gsk_render_node_ref($0)).clippedSteps } ?? 0
    case GSK_OPACITY_NODE, GSK_BLEND_NODE: 2
    default: 1
    }
  }
}
