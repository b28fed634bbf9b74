internal import CGtk
import DrawingCore
import Foundation

/// Materials: what lies below is blurred and recoloured.
extension DisplayListPainter {
  /// What lies below, changed, where a shape is opaque.
  func changed(
    _ below: RenderNode, by backdrop: Backdrop, where shape: RenderNode, in scope: PaintScope
  ) -> RenderNode? {
    let radius = min(max(backdrop.radius, 0), 1000), reach = radius * Raster.blurReach
    guard backdrop.coverage > 0, let seen = shape.bounds.common(with: scope.visible)?.common(with: below.bounds)
    else { return nil }
    let density = radius > 0 ? min(scope.density, Raster.maximumDeviation / radius) : scope.density
    // What is not seen lights a blur too, but only what is there at all.
    guard let lit = seen.insetBy(dx: -reach, dy: -reach).common(with: below.bounds),
      let blurred = raster(of: below, covering: lit, in: scope, density: density),
      let mask = raster(of: shape, covering: seen, in: scope)
    else { return nil }
    blurred.blur(deviation: radius * blurred.density, extendsEdges: true)
    blurred.apply(backdrop.matrix)
    let growth = Float(1 / backdrop.coverage)
    mask.map { pixel in SIMD4(repeating: min(pixel.w * growth, 1)) }
    return masked(blurred.node(), by: mask.node(), mask.frame)
  }

  /// Layers made more transparent, those of materials each by itself so that they still act on what lies below.
  func faded(_ layers: [Layer], _ factor: Double, in scope: PaintScope) -> [Layer] {
    var result: [Layer] = [], run: [Layer] = []
    func endRun() {
      if let node = flatten(run, in: scope) { result.append(Layer(node: node.opacity(factor))) }
      run = []
    }
    for layer in layers {
      if layer.backdrop == nil {
        run.append(layer)
      } else {
        endRun()
        result.append(layer.with { $0.opacity(factor) })
      }
    }
    endRun()
    return result
  }

  /// The shadow that the surroundings of a node cast upon it.
  func innerShadow(
    of node: RenderNode, _ color: RGBA, radius: CGFloat, offset: CGSize, in scope: PaintScope
  ) -> RenderNode? {
    let color = color.clamped, radius = min(radius, 1000), reach = radius * Raster.blurReach
    guard color.alpha > 0, offset.width.isFinite, offset.height.isFinite,
      let seen = node.bounds.common(with: scope.visible)
    else { return nil }
    let density = radius > 0 ? min(scope.density, Raster.maximumDeviation / radius) : scope.density
    let lit = seen.insetBy(
      dx: -reach - abs(offset.width) - 2 / density, dy: -reach - abs(offset.height) - 2 / density)
    guard let raster = raster(of: node, covering: lit, in: scope, density: density) else { return nil }
    raster.map { pixel in SIMD4(0, 0, 0, 1 - pixel.w) }
    raster.blurOpacity(
      deviation: radius * raster.density, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    return masked(raster.node(offset: offset), by: node, seen)
  }
}

extension Raster {
  /// Makes pixels opaque and of one colour where their opacity lies in a range, others clear; the edge is as wide as a
  /// pixel.
  func threshold(_ range: ClosedRange<Double>, _ color: RGBA) {
    var opacity = [Float](repeating: 0, count: width * height)
    for row in 0..<height {
      for column in 0..<width { opacity[row * width + column] = Float(bytes[row * stride + 4 * column + 3]) / 255 }
    }
    let (low, high) = (Float(range.lowerBound), Float(range.upperBound))
    let full = SIMD4(color.blue, color.green, color.red, 1) * SIMD4(color.alpha, color.alpha, color.alpha, color.alpha)
    for row in 0..<height {
      for column in 0..<width {
        let index = row * width + column, value = opacity[index]
        let across = opacity[min(column + 1, width - 1) + row * width] - opacity[max(column - 1, 0) + row * width]
        let along = opacity[column + min(row + 1, height - 1) * width] - opacity[column + max(row - 1, 0) * width]
        let slope = max((across * across + along * along).squareRoot() / 2, 1 / 255)
        var coverage = min(max((value - low) / slope + 0.5, 0), 1)
        if high < 1 { coverage *= min(max((high - value) / slope + 0.5, 0), 1) }
        let pixel = UnsafeMutableRawPointer(bytes + row * stride + 4 * column)
        pixel.storeBytes(of: Self.bytes(full * coverage), as: SIMD4<UInt8>.self)
      }
    }
  }
}
