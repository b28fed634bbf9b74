internal import CGtk
import DrawingCore
import Foundation

/// Paints as Cairo sources and as nodes that fill a rectangle.
@MainActor struct PaintSource {
  let paint: Paint
  let images: [ImageID: Bitmap]

  /// Makes the paint the context's source.
  /// - Parameter area: what is going to be painted; paints that have no Cairo pattern are drawn that far.
  /// - Returns: whether there is anything to paint with.
  func set(on context: OpaquePointer, area: CGRect) -> Bool {
    guard paint.isDrawable else { return false }
    switch paint {
    case .color(let color):
      let color = color.clamped
      guard color.alpha > 0 else { return false }
      cairo_set_source_rgba(context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      return true
    case .linearGradient(let stops, let start, let end):
      guard let stops = GradientStops(stops) else { return false }
      return setPattern(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, on: context)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard let stops = GradientStops(stops) else { return false }
      let radii = Self.distinct(startRadius, endRadius)
      return setPattern(
        cairo_pattern_create_radial(center.x, center.y, radii.0, center.x, center.y, radii.1), stops, on: context)
    case .ellipticalGradient(let stops, let center, let size, let startFraction, let endFraction):
      guard let stops = GradientStops(stops) else { return false }
      let radii = Self.distinct(startFraction, endFraction)
      let pattern = cairo_pattern_create_radial(0, 0, radii.0, 0, 0, radii.1)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 2 / size.width, 2 / size.height)
      cairo_matrix_translate(&matrix, -center.x, -center.y)
      cairo_pattern_set_matrix(pattern, &matrix)
      return setPattern(pattern, stops, on: context)
    case .mesh(let mesh):
      cairo_push_group(context)
      mesh.paint(on: context)
      cairo_pop_group_to_source(context)
      return true
    case .angularGradient:
      guard let node = node(filling: area) else { return false }
      cairo_push_group(context)
      node.draw(on: context)
      cairo_pop_group_to_source(context)
      return true
    case .image(let id, let origin, let scale):
      guard let bitmap = images[id], let surface = PaintResources.shared.surface(for: bitmap, named: id) else {
        return false
      }
      let pattern = cairo_pattern_create_for_surface(surface.pointer)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, bitmap.scale / scale, bitmap.scale / scale)
      cairo_matrix_translate(&matrix, -origin.x, -origin.y)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
      return true
    }
  }

  /// A node that fills the rectangle; nil where there is nothing to paint with.
  func node(filling rect: CGRect) -> RenderNode? {
    guard paint.isDrawable else { return nil }
    var bounds = graphene_rect_t(rect)
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return nil }
      return .color(GdkRGBA(color), rect)
    case .linearGradient(let given, let start, let end):
      guard let stops = GradientStops(given) else { return nil }
      if start == end { return .color(GdkRGBA(stops.stops[stops.stops.count - 1].color), rect) }
      var from = graphene_point_t(start), to = graphene_point_t(end)
      let colors = stops.gsk
      return RenderNode(orNil: gsk_linear_gradient_node_new(&bounds, &from, &to, colors, gsize(colors.count)))
    case .radialGradient(let given, let center, let startRadius, let endRadius):
      guard startRadius >= 0, endRadius > startRadius + 0.001 else { return cairoNode(filling: rect) }
      return radialNode(
        given, center, CGSize(width: endRadius, height: endRadius), start: startRadius / endRadius, in: rect)
    case .ellipticalGradient(let given, let center, let size, let startFraction, let endFraction):
      guard startFraction >= 0, endFraction > startFraction + 0.001 else {
        return cairoNode(filling: rect)
      }
      let radii = CGSize(width: size.width / 2 * endFraction, height: size.height / 2 * endFraction)
      return radialNode(given, center, radii, start: startFraction / endFraction, in: rect)
    case .angularGradient(let given, let center, let start, let end):
      guard let stops = GradientStops(given), let turn = AngularTurn(stops, start: start, end: end) else { return nil }
      var point = graphene_point_t(center)
      let colors = turn.stops.map { GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color)) }
      return RenderNode(
        orNil: gsk_conic_gradient_node_new(&bounds, &point, Float(turn.rotation), colors, gsize(colors.count)))
    case .image, .mesh: return cairoNode(filling: rect)
    }
  }

  private func cairoNode(filling rect: CGRect) -> RenderNode? {
    .cairo(rect) { context in
      if set(on: context, area: rect) { cairo_paint(context) }
    }
  }

  private func radialNode(
    _ given: [ColorStop], _ center: CGPoint, _ radii: CGSize, start: CGFloat, in rect: CGRect
  ) -> RenderNode? {
    guard let colors = GradientStops(given)?.gsk else { return nil }
    var bounds = graphene_rect_t(rect), point = graphene_point_t(center)
    return RenderNode(
      orNil: gsk_radial_gradient_node_new(
        &bounds, &point, Float(radii.width), Float(radii.height), Float(start), 1, colors, gsize(colors.count)))
  }

  private func setPattern(_ pattern: OpaquePointer?, _ stops: GradientStops, on context: OpaquePointer) -> Bool {
    for stop in stops.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// Two radii that Cairo can tell apart, none of them negative.
  private static func distinct(_ start: CGFloat, _ end: CGFloat) -> (CGFloat, CGFloat) {
    let start = max(start, 0), end = max(end, 0)
    return abs(start - end) < 0.001 ? (start, start + 0.001) : (start, end)
  }
}

extension Paint {
  /// Whether its lengths are such that Cairo can compute with them.
  fileprivate var isDrawable: Bool {
    func isUsable(_ lengths: CGFloat...) -> Bool { lengths.allSatisfy { abs($0) < 1e6 } }
    switch self {
    case .color: return true
    case .linearGradient(_, let start, let end): return isUsable(start.x, start.y, end.x, end.y)
    case .radialGradient(_, let center, let start, let end): return isUsable(center.x, center.y, start, end)
    case .ellipticalGradient(_, let center, let size, let start, let end):
      return isUsable(center.x, center.y, size.width, size.height, start, end) && min(size.width, size.height) > 1e-3
    case .angularGradient(_, let center, _, _): return isUsable(center.x, center.y)
    case .image(_, let origin, let scale): return isUsable(origin.x, origin.y, scale) && scale > 1e-3
    case .mesh(let mesh):
      return mesh.vertices.allSatisfy { vertex in
        [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom].allSatisfy {
          isUsable($0.x, $0.y)
        }
      }
    }
  }
}
