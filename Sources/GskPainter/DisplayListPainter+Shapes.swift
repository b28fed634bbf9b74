internal import CGtk
import DrawingCore
import Foundation

extension DisplayListPainter {
  func source(_ paint: Paint) -> PaintSource { PaintSource(paint: paint, images: images) }

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, in scope: PaintScope) -> RenderNode? {
    guard path.storageRect?.isUsable != false else { return nil }
    let path = snapped(path, in: scope)
    if style.isAntialiased || scope.isTranslation, let plain = PlainOutline(path) {
      guard plain.rect.width > 0, plain.rect.height > 0, plain.rect.common(with: scope.visible) != nil,
        let node = source(paint).node(filling: plain.rect)
      else { return nil }
      let shape = plain.corner.map { node.clipped(to: plain.rect, corner: $0) } ?? node
      return isHeld(paint) ? shape : pixels(of: shape, in: scope)
    }
    guard let bounds = drawnBounds(path.boundingRect.standardized, in: scope) else { return nil }
    return drawn(paint, bounds, in: scope) { context in
      setFillStyle(style, on: context)
      addPath(path, to: context)
      cairo_fill(context)
    }
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, in scope: PaintScope) -> RenderNode? {
    guard style.lineWidth > 0, style.lineWidth.isFinite, !path.isEmpty else { return nil }
    let reach = reach(of: style)
    guard let bounds = drawnBounds(path.boundingRect.standardized.insetBy(dx: -reach, dy: -reach), in: scope) else {
      return nil
    }
    return drawn(paint, bounds, in: scope) { context in
      setStrokeStyle(style, on: context)
      addPath(path, to: context)
      cairo_stroke(context)
    }
  }

  /// A node that draws with a paint.
  func drawn(
    _ paint: Paint, _ bounds: CGRect, in scope: PaintScope, _ draw: (OpaquePointer) -> Void
  ) -> RenderNode? {
    let node = RenderNode.cairo(bounds) { context in
      if source(paint).set(on: context, area: bounds) { draw(context) }
    }
    return isHeld(paint) ? node : pixels(of: node, in: scope)
  }

  /// Whether what is drawn with a paint needs no pixels: SVG has no angular gradients and no
  /// meshes, and readers of PDF draw them badly.
  func isHeld(_ paint: Paint) -> Bool {
    switch paint {
    case .angularGradient, .mesh: target != .outlines
    case .color, .linearGradient, .radialGradient, .ellipticalGradient, .image: true
    }
  }

  /// The node as pixels, for files that cannot hold what it draws.
  func pixels(of node: RenderNode, in scope: PaintScope) -> RenderNode? {
    guard let seen = node.bounds.common(with: scope.visible) else { return nil }
    return raster(of: node, covering: seen, in: scope)?.node()
  }

  /// A rectangle or rounded rectangle with its edges on pixels; anything else as it is.
  func snapped(_ path: Path, in scope: PaintScope) -> Path {
    switch path.storage {
    case .rect(let rect): return Path(storage: .rect(scope.snapped(rect.standardized)))
    case .roundedRect(let rect, let corner, let style):
      let rect = scope.snapped(rect.standardized)
      let size = CGSize(width: min(corner.width, rect.width / 2), height: min(corner.height, rect.height / 2))
      return Path(storage: .roundedRect(rect, cornerSize: size, style: style))
    case .ellipse, .elements: return path
    }
  }

  /// What of a rectangle is seen, with a pixel of room for smoothed edges; nil where nothing is.
  func drawnBounds(_ rect: CGRect, in scope: PaintScope) -> CGRect? {
    guard rect.isUsable else { return nil }
    let pixel = 1 / scope.density
    return scope.pixelCover(rect.insetBy(dx: -pixel, dy: -pixel), density: scope.density)
      .common(with: scope.visible.insetBy(dx: -pixel, dy: -pixel))
  }
}

extension Path {
  var storageRect: CGRect? {
    switch storage {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect
    case .elements: nil
    }
  }
}

/// A rectangle whose corners, if rounded, are quarters of ellipses: what GSK clips and fills by itself.
struct PlainOutline {
  var rect: CGRect
  /// nil for square corners.
  var corner: CGSize?

  /// nil where the path is something else.
  init?(_ path: Path) {
    switch path.storage {
    case .rect(let rect): self.rect = rect.standardized
    case .ellipse(let rect):
      // An ellipse that is no circle is drawn more exactly as a path.
      guard abs(abs(rect.width) - abs(rect.height)) < 0.001 else { return nil }
      self.rect = rect.standardized
      corner = CGSize(width: self.rect.width / 2, height: self.rect.height / 2)
    case .roundedRect(let rect, let size, let style):
      let rect = rect.standardized
      let isCapsule =
        size.width >= min(rect.width, rect.height) / 2 - 0.001 && abs(size.width - size.height) < 0.001
      guard style == .circular || isCapsule else { return nil }
      self.rect = rect
      if size.width > 0, size.height > 0 { corner = size }
    case .elements: return nil
    }
  }
}
