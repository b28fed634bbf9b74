internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// Makes pixels of drawings and has shaders run over them. What was made is kept for a while, by all that it depends on,
/// so that what stays as it is costs nothing.
@MainActor final class Shading {
  let rasterizer: any Rasterizer
  let runner: any ShaderRunner

  private struct Drawn: Hashable {
    var list: DisplayList
    var scale: CGFloat
  }
  /// By the drawing; the cost is in bytes.
  private var drawn = BoundedCache<Drawn, Bitmap>(limit: 64 << 20)
  private var shaded = BoundedCache<ShaderCall, (id: ImageID, bitmap: Bitmap)>(limit: 64 << 20)
  private var told: Set<ShaderProblem> = []
  private static var lastNumber: UInt64 = 0

  /// The greatest number of pixels of a layer, and on a side, as hosts allow them.
  static let maximumArea: CGFloat = 8_388_608, maximumSide: CGFloat = 8000

  init(rasterizer: any Rasterizer, runner: any ShaderRunner) {
    self.rasterizer = rasterizer
    self.runner = runner
  }

  /// The pixels of a drawing.
  func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap? {
    let key = Drawn(list: list, scale: scale)
    if let known = drawn.value(for: key) { return known }
    guard let bitmap = rasterizer.bitmap(of: list, scale: scale) else { return nil }
    drawn.insert(bitmap, for: key, cost: bitmap.pixels.count)
    return bitmap
  }

  /// The pixels of an image, drawn where it has none.
  func bitmap(of image: Image, _ environment: EnvironmentValues) -> Bitmap? {
    guard let graph = ViewGraph.current else { return nil }
    let resolver = environment.imageResolver(graph.imageLoader)
    let resolved = resolver.resolve(image, font: environment.resolvedFont, shaper: graph.shaper)
    if case .bitmap(_, let bitmap, isTemplate: false) = resolved.content { return bitmap }
    guard resolved.size.width >= 1, resolved.size.height >= 1 else { return nil }
    let frame = CGRect(origin: .zero, size: resolved.size)
    let scale = environment.displayScale
    var context = DrawingContext(graph: graph, scale: scale)
    let paint = ForegroundStyle()._paint(in: frame, context: environment.styleContext)
    ImageDrawer(image: image, resolved: resolved, paint: paint, graph: graph, line: 0).draw(in: frame, &context)
    return bitmap(
      of: DisplayList(size: frame.size, commands: context.commands, images: context.images), scale: scale)
  }

  /// What a shader makes.
  /// - Parameters:
  ///   - bounds: of the view or shape, in its own points.
  ///   - line: of the view in the user's file, 0 where unknown.
  /// - Returns: nil where it cannot be run, which is said once.
  func run(
    _ shader: Shader, as use: ShaderUse, _ source: Bitmap? = nil, at sourceOrigin: CGPoint = .zero,
    target: CGRect, bounds: CGRect, scale: CGFloat, _ environment: EnvironmentValues, line: Int32
  ) -> (id: ImageID, bitmap: Bitmap)? {
    let call = ShaderCall(
      function: shader.function.name, use: use,
      arguments: shader.arguments.map { $0.resolved(in: environment, bounds: bounds, self) }, source: source,
      sourceOrigin: sourceOrigin, target: target, scale: scale)
    if let known = shaded.value(for: call) { return known }
    do throws(ShaderProblem) {
      let bitmap = try runner.run(call)
      Self.lastNumber += 1
      let result = (id: ImageID(passing: Self.lastNumber), bitmap: bitmap)
      shaded.insert(result, for: call, cost: bitmap.pixels.count + (source?.pixels.count ?? 0))
      return result
    } catch {
      if told.insert(error).inserted { ViewGraph.current?.warn(error.sentence, line) }
      return nil
    }
  }

  /// The scale at which an area keeps within the limits, at most the one given.
  static func scale(_ scale: CGFloat, for area: CGRect) -> CGFloat {
    let side = max(area.width, area.height, 0.001), surface = max(area.width * area.height, 0.001)
    return min(scale, maximumSide / side, (maximumArea / surface).squareRoot())
  }
}

extension CGSize {
  /// In points, more than a shader reaches.
  private static let farthest: CGFloat = 1000
  /// Lengths that are numbers and not negative.
  var asReach: CGSize {
    func held(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, Self.farthest) : 0 }
    return CGSize(width: held(width), height: held(height))
  }
}

extension CGRect {
  /// Whether there is something to make pixels of.
  var isDrawable: Bool {
    width > 0 && height > 0 && [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e7 }
  }

  /// The smallest rectangle of whole pixels around this one.
  func pixelCover(scale: CGFloat) -> CGRect {
    let left = (minX * scale).rounded(.down), top = (minY * scale).rounded(.down)
    let right = (maxX * scale).rounded(.up), bottom = (maxY * scale).rounded(.up)
    return CGRect(
      x: left / scale, y: top / scale, width: max(right - left, 1) / scale, height: max(bottom - top, 1) / scale)
  }
}
