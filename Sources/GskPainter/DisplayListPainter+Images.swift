internal import CGtk
import DrawingCore
import Foundation

extension DisplayListPainter {
  func image(_ id: ImageID, in given: CGRect, _ drawing: ImageDrawing, _ scope: PaintScope) -> RenderNode? {
    guard let bitmap = images[id], given.isUsable else { return nil }
    let rect = scope.snapped(given.standardized)
    guard rect.width > 0, rect.height > 0, rect.common(with: scope.visible) != nil else { return nil }
    guard let surface = PaintResources.shared.surface(for: bitmap, named: id) else { return nil }
    let picture = StretchedPicture(surface: surface, bitmap: bitmap, drawing: drawing)

    if let tint = drawing.tint {
      guard let bounds = drawnBounds(rect, in: scope) else { return nil }
      return tinted(tint, bounds, in: scope) { picture.draw(in: rect, on: $0) }
    }
    // Pixels are scaled once and kept, but for those of an animation; files of outlines take the picture as it is, where they
    // can smooth it.
    let density = scope.density
    let isPixels = target != .outlines || drawing.interpolation == .none
    if isPixels, Raster.density(density, for: rect) == density {
      let place = scope.pixelCover(rect, density: density)
      let local = CGRect(
        x: rect.minX - place.minX, y: rect.minY - place.minY, width: rect.width, height: rect.height)
      // Whole pixels have no fraction to tell apart, wherever they lie.
      if local.minX < 1e-4, local.minY < 1e-4 {
        func scaled() -> Raster? {
          guard let raster = Raster(frame: CGRect(origin: .zero, size: place.size), density: density),
            let context = raster.context()
          else { return nil }
          picture.draw(in: CGRect(origin: .zero, size: rect.size), on: context)
          cairo_destroy(context)
          cairo_surface_flush(raster.surface)
          return raster
        }
        func kept() -> Raster? {
          let key = PaintResources.shared.key(for: bitmap)
          let name = RasterKey.image(key, scale: bitmap.scale, place.size, drawing, density: density)
          return PaintResources.shared.raster(for: name, make: scaled)
        }
        if let raster = id.isPassing ? scaled() : kept() {
          return raster.node(offset: CGSize(width: place.minX, height: place.minY))
        }
      }
    }
    return drawnBounds(rect, in: scope).map { .cairo($0) { picture.draw(in: rect, on: $0) } }
  }
}

/// A picture that is put into rectangles: stretched, tiled, or with borders that keep their width.
private struct StretchedPicture {
  let surface: PaintResources.Surface
  let bitmap: Bitmap
  let drawing: ImageDrawing

  func draw(in rect: CGRect, on context: OpaquePointer) {
    cairo_save(context)
    if drawing.isMirrored {
      cairo_translate(context, rect.midX, 0)
      cairo_scale(context, -1, 1)
      cairo_translate(context, -rect.midX, 0)
    }
    let insets = drawing.capInsets.map { max($0, 0) } + [0, 0, 0, 0]
    let columns = Self.cells(
      from: CGFloat(bitmap.width), to: rect.minX, rect.width, before: insets[1], after: insets[3], bitmap.scale)
    let rows = Self.cells(
      from: CGFloat(bitmap.height), to: rect.minY, rect.height, before: insets[0], after: insets[2], bitmap.scale)
    for row in rows {
      for column in columns { drawCell(column, row, on: context) }
    }
    cairo_restore(context)
  }

  /// A stretch of the picture, in its pixels, and where it goes, in points.
  struct Cell {
    var source, sourceLength, target, targetLength: CGFloat
  }

  /// Up to three stretches: the border before, the middle, the border after.
  private static func cells(
    from pixels: CGFloat, to start: CGFloat, _ length: CGFloat, before: CGFloat, after: CGFloat, _ scale: CGFloat
  ) -> [Cell] {
    let natural = pixels / scale
    guard before + after > 0, before + after <= natural else {
      return [Cell(source: 0, sourceLength: pixels, target: start, targetLength: length)]
    }
    // Borders that do not fit beside each other shrink together.
    let shrink = min(1, length / (before + after))
    let (first, last) = (before * shrink, after * shrink)
    return [
      Cell(source: 0, sourceLength: before * scale, target: start, targetLength: first),
      Cell(
        source: before * scale, sourceLength: pixels - (before + after) * scale, target: start + first,
        targetLength: length - first - last),
      Cell(
        source: pixels - after * scale, sourceLength: after * scale, target: start + length - last,
        targetLength: last),
    ]
  }

  private func drawCell(_ column: Cell, _ row: Cell, on context: OpaquePointer) {
    guard column.sourceLength > 0, row.sourceLength > 0, column.targetLength > 0, row.targetLength > 0 else { return }
    let isWhole = column.sourceLength == CGFloat(bitmap.width) && row.sourceLength == CGFloat(bitmap.height)
    let part =
      isWhole
      ? cairo_surface_reference(surface.pointer)
      : cairo_surface_create_for_rectangle(
        surface.pointer, column.source, row.source, column.sourceLength, row.sourceLength)
    guard let part, let pattern = cairo_pattern_create_for_surface(part) else { return }
    cairo_surface_destroy(part)
    var matrix = cairo_matrix_t()
    if drawing.isTiled {
      cairo_matrix_init_scale(&matrix, bitmap.scale, bitmap.scale)
    } else {
      cairo_matrix_init_scale(
        &matrix, column.sourceLength / column.targetLength, row.sourceLength / row.targetLength)
    }
    cairo_matrix_translate(&matrix, -column.target, -row.target)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, drawing.isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    let isEnlarged = column.sourceLength < column.targetLength * bitmap.scale
    cairo_pattern_set_filter(pattern, filter(isEnlarged: isEnlarged))
    cairo_save(context)
    cairo_rectangle(context, column.target, row.target, column.targetLength, row.targetLength)
    cairo_set_source(context, pattern)
    cairo_fill(context)
    cairo_restore(context)
    cairo_pattern_destroy(pattern)
  }

  /// Cairo's best filter leaves enlarged pixels as squares with smooth edges, which is not what anybody expects.
  private func filter(isEnlarged: Bool) -> cairo_filter_t {
    switch drawing.interpolation {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: isEnlarged ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BEST
    }
  }
}
