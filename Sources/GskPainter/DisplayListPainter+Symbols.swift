internal import CGtk
import DrawingCore
import Foundation

extension DisplayListPainter {
  func symbol(
    _ name: String, in rect: CGRect, _ paint: Paint, weight: CGFloat, _ scope: PaintScope
  ) -> RenderNode? {
    let symbols = PaintResources.shared.symbols, weight = SymbolFolder.steps(of: weight)
    guard symbols.handle(for: name) != nil else { return nil }
    // Thicker lines reach beyond the rectangle.
    let reach = rect.width * CGFloat(max(weight, 0)) / 2000
    guard rect.isUsable, rect.width > 0, rect.height > 0,
      let bounds = drawnBounds(rect.insetBy(dx: -reach, dy: -reach), in: scope)
    else { return nil }
    if target != .outlines, case .color(let color) = paint, scope.isTranslation {
      // Drawn once for each size and colour; its corner goes to the nearest pixel.
      let place = scope.snapped(rect).origin
      let drawn = CGRect(origin: place, size: rect.size)
      let cover = scope.pixelCover(drawn.insetBy(dx: -reach, dy: -reach), density: scope.scale)
      let key = RasterKey.symbol(name, weight: weight, cover.size, color, density: scope.scale)
      let raster = PaintResources.shared.raster(for: key) {
        guard let raster = Raster(frame: CGRect(origin: .zero, size: cover.size), density: scope.scale),
          let context = raster.context()
        else { return nil }
        symbols.render(
          name, weight: weight, in: drawn.offsetBy(dx: -cover.minX, dy: -cover.minY), on: context)
        cairo_destroy(context)
        cairo_surface_flush(raster.surface)
        let plain = color.clamped
        raster.tint(red: plain.red, green: plain.green, blue: plain.blue, alpha: plain.alpha)
        return raster
      }
      if let raster { return raster.node(offset: CGSize(width: cover.minX, height: cover.minY)) }
    }
    return tinted(paint, bounds, in: scope) { symbols.render(name, weight: weight, in: rect, on: $0) }
  }

  /// A node that paints where something is opaque.
  func tinted(
    _ paint: Paint, _ bounds: CGRect, in scope: PaintScope, by shape: (OpaquePointer) -> Void
  ) -> RenderNode? {
    let node = RenderNode.cairo(bounds) { context in
      cairo_push_group(context)
      shape(context)
      guard let mask = cairo_pop_group(context) else { return }
      // A group and not the paint itself: of the two, Cairo puts only a group to the right place of an SVG file.
      cairo_push_group(context)
      if source(paint).set(on: context, area: bounds) { cairo_paint(context) }
      cairo_pop_group_to_source(context)
      cairo_mask(context, mask)
      cairo_pattern_destroy(mask)
    }
    return isHeld(paint) ? node : pixels(of: node, in: scope)
  }
}
