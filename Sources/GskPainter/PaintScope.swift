import DrawingCore
import Foundation

/// Where and how finely commands within some effects are drawn.
struct PaintScope {
  /// From the commands' coordinates to the picture's.
  var transform = CGAffineTransform.identity
  /// Pixels for each point of the picture.
  var scale: CGFloat
  /// What can be seen, in the commands' coordinates; nothing beyond needs to be drawn.
  var visible: CGRect
  /// How many effects lie around the commands.
  var depth = 0
  /// What was made of the commands before; nil where nobody asks again.
  var memory: PaintMemory?

  /// Whether pixels lie where they would without the transform, but for a distance.
  var isTranslation: Bool {
    transform.a == 1 && transform.d == 1 && transform.b == 0 && transform.c == 0
  }

  /// Whether upright edges stay upright or become level ones.
  var isUpright: Bool {
    (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
  }

  /// Pixels for each point in the commands' coordinates, on average over the directions.
  var density: CGFloat {
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    return max(scale * area.squareRoot(), 0.01)
  }

  /// Pixels for each point in the direction that has the fewest.
  var leastDensity: CGFloat { scale * transform.leastStretch }

  func entering(_ inner: CGAffineTransform) -> PaintScope {
    var scope = self
    scope.transform = inner.concatenating(transform)
    return scope.seeing(visible.applying(inner.inverted()))
  }

  /// The same scope where something else can be seen; everything where that cannot be said.
  func seeing(_ rect: CGRect) -> PaintScope {
    var scope = self
    scope.visible = rect.isUsable ? rect : .everything
    return scope
  }
}

/// Snapping to whole pixels, where nothing but a distance lies between the commands and the pixels.
extension PaintScope {
  /// The nearest pixel edge; of two equally near ones the greater.
  private func snap(_ value: CGFloat, _ shift: CGFloat) -> CGFloat {
    (((value + shift) * scale) + 0.5).rounded(.down) / scale - shift
  }

  /// Each edge of the rectangle at the nearest pixel edge.
  func snapped(_ rect: CGRect) -> CGRect {
    guard isTranslation else { return rect }
    let x0 = snap(rect.minX, transform.tx), x1 = snap(rect.maxX, transform.tx)
    let y0 = snap(rect.minY, transform.ty), y1 = snap(rect.maxY, transform.ty)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// A baseline at the nearest pixel edge.
  func snappedBaseline(_ point: CGPoint) -> CGPoint {
    isTranslation ? CGPoint(x: point.x, y: snap(point.y, transform.ty)) : point
  }

  /// The smallest rectangle of whole pixels around `rect`.
  func pixelCover(_ rect: CGRect, density: CGFloat) -> CGRect {
    let shift = isTranslation ? CGPoint(x: transform.tx, y: transform.ty) : .zero
    // A rectangle that ends on a pixel's edge but for rounding needs no further pixel.
    let slack: CGFloat = 1e-4
    let x0 = ((rect.minX + shift.x) * density + slack).rounded(.down) / density - shift.x
    let y0 = ((rect.minY + shift.y) * density + slack).rounded(.down) / density - shift.y
    let x1 = ((rect.maxX + shift.x) * density - slack).rounded(.up) / density - shift.x
    let y1 = ((rect.maxY + shift.y) * density - slack).rounded(.up) / density - shift.y
    return CGRect(x: x0, y: y0, width: max(x1 - x0, 0), height: max(y1 - y0, 0))
  }
}

extension CGAffineTransform {
  /// How long a distance of 1 becomes in the direction that shrinks most.
  var leastStretch: CGFloat {
    let sum = (a * a + b * b + c * c + d * d) / 2, determinant = a * d - b * c
    let most = (sum + max(sum * sum - determinant * determinant, 0).squareRoot()).squareRoot()
    return most > 0 ? abs(determinant) / most : 0
  }

  /// Whether what it makes has an area to be seen, and one that Cairo can draw.
  var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) < 1e6 } && leastStretch > 1e-4
  }
}

extension CGRect {
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && abs(origin.x) < 1e7 && abs(origin.y) < 1e7 && abs(size.width) < 1e7 && abs(size.height) < 1e7
  }

  func common(with other: CGRect) -> CGRect? {
    guard isUsable, other.isUsable else { return nil }
    let common = intersection(other)
    return common.isNull || common.width <= 0 || common.height <= 0 ? nil : common
  }
}
