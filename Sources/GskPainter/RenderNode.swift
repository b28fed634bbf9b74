internal import CGtk
import DrawingCore
public import Foundation

/// Owns a `GskRenderNode`.
public final class RenderNode {
  /// The `GskRenderNode`, valid as long as this object.
  public let pointer: OpaquePointer

  /// Takes over the reference.
  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Takes over the reference; nil where GSK made no node.
  convenience init?(orNil pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.init(pointer)
  }

  deinit { gsk_render_node_unref(pointer) }

  /// The `GskRenderNode` with a reference of its own, which the caller must give up.
  public func retained() -> OpaquePointer { gsk_render_node_ref(pointer) }

  /// Around all that is drawn, in points.
  public var bounds: CGRect {
    var rect = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &rect)
    return CGRect(
      x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
      height: CGFloat(rect.size.height))
  }
}

extension RenderNode {
  static func container(_ nodes: [RenderNode]) -> RenderNode {
    if nodes.count == 1 { return nodes[0] }
    var children: [OpaquePointer?] = nodes.map(\.pointer)
    return RenderNode(gsk_container_node_new(&children, guint(children.count)))
  }

  static func color(_ color: GdkRGBA, _ rect: CGRect) -> RenderNode {
    var rgba = color, bounds = graphene_rect_t(rect)
    return RenderNode(gsk_color_node_new(&rgba, &bounds))
  }

  func clipped(to rect: CGRect) -> RenderNode {
    var bounds = graphene_rect_t(rect)
    return RenderNode(gsk_clip_node_new(pointer, &bounds))
  }

  func clipped(to rect: CGRect, corner: CGSize) -> RenderNode {
    var rounded = GskRoundedRect()
    var bounds = graphene_rect_t(rect)
    var size = graphene_size_t(width: Float(corner.width), height: Float(corner.height))
    gsk_rounded_rect_init(&rounded, &bounds, &size, &size, &size, &size)
    return RenderNode(gsk_rounded_clip_node_new(pointer, &rounded))
  }

  func opacity(_ factor: Double) -> RenderNode { RenderNode(gsk_opacity_node_new(pointer, Float(factor))) }

  /// A node that draws with Cairo.
  ///
  /// Its own coordinates begin at its corner: Cairo writes recorded drawings that begin elsewhere to the wrong place
  /// of an SVG file.
  /// - Parameter bounds: what is drawn outside of them is lost.
  /// - Returns: an empty node where Cairo refuses what it is given.
  static func cairo(_ bounds: CGRect, _ draw: (OpaquePointer) -> Void) -> RenderNode {
    var rect = graphene_rect_t(CGRect(origin: .zero, size: bounds.size))
    let node = RenderNode(gsk_cairo_node_new(&rect))
    guard let context = gsk_cairo_node_get_draw_context(node.pointer) else { return node }
    cairo_translate(context, -bounds.minX, -bounds.minY)
    draw(context)
    let status = cairo_status(context)
    cairo_destroy(context)
    // A drawing with an error in it would spoil all that it is drawn into.
    guard status == CAIRO_STATUS_SUCCESS else { return .container([]) }
    return node.transformed(by: CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
  }

  /// Draws with Cairo.
  func draw(on context: OpaquePointer) { gsk_render_node_draw(pointer, context) }
}

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}

extension graphene_point_t {
  init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}
