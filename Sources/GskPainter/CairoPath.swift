internal import CGtk
import DrawingCore
import Foundation

/// Adds a path to a Cairo context, without the elements that are not finite or beyond Cairo's numbers.
func addPath(_ path: Path, to context: OpaquePointer) {
  if case .rect(let rect) = path.storage {
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    return
  }
  var current = CGPoint.zero, start = CGPoint.zero
  for element in path.elements where element.isDrawable {
    switch element {
    case .move(let point):
      cairo_move_to(context, point.x, point.y)
      (current, start) = (point, point)
    case .line(let point):
      cairo_line_to(context, point.x, point.y)
      current = point
    case .quadCurve(let point, let control):
      // The same curve with two control points.
      cairo_curve_to(
        context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
        point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
      current = point
    case .curve(let point, let control1, let control2):
      cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      current = point
    case .closeSubpath:
      cairo_close_path(context)
      current = start
    }
  }
}

extension Path.Element {
  fileprivate var isDrawable: Bool {
    func isUsable(_ points: CGPoint...) -> Bool { points.allSatisfy { abs($0.x) < 1e7 && abs($0.y) < 1e7 } }
    switch self {
    case .move(let point), .line(let point): return isUsable(point)
    case .quadCurve(let point, let control): return isUsable(point, control)
    case .curve(let point, let control1, let control2): return isUsable(point, control1, control2)
    case .closeSubpath: return true
    }
  }
}

func setFillStyle(_ style: FillStyle, on context: OpaquePointer) {
  cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_BEST : CAIRO_ANTIALIAS_NONE)
}

func setStrokeStyle(_ style: StrokeStyle, on context: OpaquePointer) {
  cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
  cairo_set_line_width(context, style.lineWidth)
  cairo_set_miter_limit(context, style.miterLimit)
  switch style.lineCap {
  case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
  case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
  case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
  }
  switch style.lineJoin {
  case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
  case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
  }
  let dash = style.dash.map(Double.init)
  if !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0 < 1e6 }), dash.contains(where: { $0 > 1e-3 }),
    style.dashPhase.isFinite
  {
    cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase)
  }
}

/// How far a stroke reaches beyond its path.
func reach(of style: StrokeStyle) -> CGFloat {
  let half = abs(style.lineWidth) / 2
  let joins = style.lineJoin == .miter ? max(style.miterLimit, 1) : 1
  return half * max(joins, style.lineCap == .square ? 1.5 : 1)
}
