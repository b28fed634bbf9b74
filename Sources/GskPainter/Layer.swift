internal import CGtk
import DrawingCore
import Foundation

/// A node and how it is combined with what lies below it.
struct Layer {
  var node: RenderNode
  var mode = BlendMode.normal
  /// What is done to that which lies below wherever the node is opaque, before it is put down.
  var backdrop: Backdrop?

  func with(_ change: (RenderNode) -> RenderNode) -> Layer {
    Layer(node: change(node), mode: mode, backdrop: backdrop)
  }

  /// Whether the layer is put upon what lies below and does nothing else to it.
  var isPlain: Bool { mode == .normal && backdrop == nil }
}

extension DisplayListPainter {
  /// The layers put down one after another, as one node; nil where there are none.
  func flatten(_ layers: [Layer], in scope: PaintScope) -> RenderNode? {
    var nodes: [RenderNode] = []
    for layer in layers {
      if let backdrop = layer.backdrop, !nodes.isEmpty,
        let changed = changed(.container(nodes), by: backdrop, where: layer.node, in: scope)
      {
        nodes.append(changed)
      }
      if layer.mode == .normal {
        nodes.append(layer.node)
      } else {
        let below: RenderNode? = nodes.isEmpty ? nil : .container(nodes)
        nodes = blend(layer.node, layer.mode, over: below, in: scope).map { [$0] } ?? []
      }
    }
    return nodes.isEmpty ? nil : .container(nodes)
  }

  private func blend(
    _ top: RenderNode, _ mode: BlendMode, over bottom: RenderNode?, in scope: PaintScope
  ) -> RenderNode? {
    guard let bottom else {
      // Over nothing, a layer is itself, unless it is seen only on something.
      return mode == .sourceAtop || mode == .destinationOut ? nil : top
    }
    if target == .outlines { return blendPixels(top, mode, over: bottom, in: scope) }
    return mix(top, mode, over: bottom, in: scope)
  }

  /// What blends becomes pixels, since SVG as Cairo writes it has no blend modes, and readers of PDF differ in theirs;
  /// what lies below stays outlines around them.
  private func blendPixels(
    _ top: RenderNode, _ mode: BlendMode, over bottom: RenderNode, in scope: PaintScope
  ) -> RenderNode? {
    guard let seen = top.bounds.common(with: scope.visible) else { return bottom }
    guard let both = mix(top, mode, over: bottom, in: scope),
      let pixels = raster(of: both, covering: seen, in: scope)
    else { return nil }
    let around: RenderNode = .cairo(bottom.bounds) { context in
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      for rect in [bottom.bounds.union(pixels.frame).insetBy(dx: -1, dy: -1), pixels.frame] {
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      }
      cairo_clip(context)
      bottom.draw(on: context)
    }
    return .container([around, pixels.node()])
  }

  private func mix(
    _ top: RenderNode, _ mode: BlendMode, over bottom: RenderNode, in scope: PaintScope
  ) -> RenderNode? {
    switch mode.kind {
    case .gsk(let mode): return RenderNode(orNil: gsk_blend_node_new(bottom.pointer, top.pointer, mode))
    case .cairo(let operation):
      let bounds = bottom.bounds.union(top.bounds)
      return .cairo(bounds) { context in
        cairo_push_group(context)
        bottom.draw(on: context)
        cairo_push_group(context)
        top.draw(on: context)
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, operation)
        cairo_paint(context)
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_paint(context)
      }
    case .plusDarker:
      guard let bounds = bottom.bounds.union(top.bounds).common(with: scope.visible),
        let below = raster(of: bottom, covering: bounds, in: scope),
        let above = raster(of: top, covering: bounds, in: scope)
      else { return nil }
      below.plusDarker(above)
      return below.node()
    }
  }
}

extension BlendMode {
  enum Kind {
    case gsk(GskBlendMode)
    case cairo(cairo_operator_t)
    case plusDarker
  }

  var kind: Kind {
    switch self {
    case .normal: .gsk(GSK_BLEND_MODE_DEFAULT)
    case .multiply: .gsk(GSK_BLEND_MODE_MULTIPLY)
    case .screen: .gsk(GSK_BLEND_MODE_SCREEN)
    case .overlay: .gsk(GSK_BLEND_MODE_OVERLAY)
    case .darken: .gsk(GSK_BLEND_MODE_DARKEN)
    case .lighten: .gsk(GSK_BLEND_MODE_LIGHTEN)
    case .colorDodge: .gsk(GSK_BLEND_MODE_COLOR_DODGE)
    case .colorBurn: .gsk(GSK_BLEND_MODE_COLOR_BURN)
    case .softLight: .gsk(GSK_BLEND_MODE_SOFT_LIGHT)
    case .hardLight: .gsk(GSK_BLEND_MODE_HARD_LIGHT)
    case .difference: .gsk(GSK_BLEND_MODE_DIFFERENCE)
    case .exclusion: .gsk(GSK_BLEND_MODE_EXCLUSION)
    case .hue: .gsk(GSK_BLEND_MODE_HUE)
    case .saturation: .gsk(GSK_BLEND_MODE_SATURATION)
    case .color: .gsk(GSK_BLEND_MODE_COLOR)
    case .luminosity: .gsk(GSK_BLEND_MODE_LUMINOSITY)
    case .sourceAtop: .cairo(CAIRO_OPERATOR_ATOP)
    case .destinationOver: .cairo(CAIRO_OPERATOR_DEST_OVER)
    case .destinationOut: .cairo(CAIRO_OPERATOR_DEST_OUT)
    case .plusLighter: .cairo(CAIRO_OPERATOR_ADD)
    case .plusDarker: .plusDarker
    }
  }
}
