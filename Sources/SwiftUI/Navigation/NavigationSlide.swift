internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// Two screens of a stack while one of them gives way to the other: by itself, or led by a finger.
///
/// As on iOS the upper screen comes from the trailing edge and goes there, with a shadow; the lower one follows a third
/// of the way and gets darker. A screen that asks for it grows out of a view (``NavigationZoom``). With less motion the
/// upper one fades.
@MainActor
final class NavigationSlide {
  /// UIKit does not document its transition's spring; this is near it.
  private static let animation = Animation.smooth(duration: 0.45)
  /// How far the lower screen goes, as a share of the width, and how dark it gets.
  private static let parallax = 0.3
  private static let dimming = 0.1
  /// How wide the shadow is, in points, and how dark at the upper screen.
  private static let shadow: (width: CGFloat, opacity: Double) = (14, 0.12)

  let upper, lower: ViewNode
  private let value: ValueMotion<Double>
  private unowned let graph: ViewGraph
  /// How far the upper screen shall be away: 0 or 1, or where a finger is.
  private(set) var target: Double
  /// A finger leads it.
  private(set) var isHeld = false
  /// What the upper screen asks of its bars.
  private let store: BarStore?
  /// The root of the lower screen in the layout.
  var lowerRoot: LayoutID?

  /// - Parameter onRest: called when the screens have come to rest by themselves.
  init(
    upper: ViewNode, lower: ViewNode, from start: Double, store: BarStore?, _ environment: EnvironmentValues,
    _ graph: ViewGraph, onRest: @escaping () -> Void
  ) {
    (self.upper, self.lower, self.store, self.graph) = (upper, lower, store, graph)
    target = start
    value = ValueMotion(environment)
    value.onStep = { [weak self] in
      guard let self, !value.isMoving else { return }
      graph.afterUpdate { [weak self] in if self?.value.isMoving == false, self?.isHeld == false { onRest() } }
    }
  }

  /// How far the upper screen is away, as a share of the width.
  var away: Double { target - value.lag }

  /// How the upper screen grows out of a view of the lower one; nil where it slides.
  fileprivate func zoom(_ frame: CGRect, area: CGRect) -> NavigationZoom? {
    guard let key = store?.content.zoomSource, let lowerRoot,
      let (source, radius) = graph.transitionSource(key, in: lowerRoot, frame)
    else { return nil }
    return NavigationZoom(source: source, radius: radius, area: area, away: away)
  }

  func lead(to away: Double) {
    isHeld = true
    value.stop(graph)
    target = min(max(away, 0), 1)
    graph.setNeedsRender()
  }

  func go(to end: Double) {
    isHeld = false
    value.add(end - target, Transaction(animation: Self.animation), graph)
    target = end
    graph.setNeedsRender()
  }

  func stop() { value.stop(graph) }

  /// What a screen looks like meanwhile.
  final class Effect: DrawingEffect {
    private let slide: NavigationSlide
    private let isUpper: Bool
    private let environment: EnvironmentValues

    init(_ slide: NavigationSlide, isUpper: Bool, _ environment: EnvironmentValues) {
      (self.slide, self.isUpper, self.environment) = (slide, isUpper, environment)
    }

    private var fades: Bool { environment.accessibilityReduceMotion }

    /// The stack with what covers its edges.
    private func area(_ frame: CGRect) -> CGRect {
      let covered = environment.coveredEdges
      return CGRect(
        x: frame.minX - covered.leading, y: frame.minY - covered.top,
        width: frame.width + covered.leading + covered.trailing, height: frame.height + covered.top + covered.bottom)
    }

    /// How far a screen is moved, in points.
    private func way(_ frame: CGRect, isUpper: Bool) -> CGFloat {
      let ahead = environment.layoutDirection == .rightToLeft ? -1.0 : 1
      let share = isUpper ? slide.away : -parallax * (1 - slide.away)
      return area(frame).width * share * ahead
    }

    func effects(for frame: CGRect, _ context: DrawingContext) -> [DrawingCore.Effect] {
      if fades { return isUpper ? [.opacity(1 - slide.away)] : [] }
      if let zoom = slide.zoom(frame, area: area(frame)) {
        return [.clip(Path(area(frame)), FillStyle())] + (isUpper ? zoom.effects : [])
      }
      let move = CGAffineTransform(translationX: way(frame, isUpper: isUpper), y: 0)
      return [.clip(Path(area(frame)), FillStyle()), .transform(move)]
    }

    /// Above the lower screen lie its darkness, and the shadow and the ground of the upper one.
    func drawAbove(_ frame: CGRect, _ context: inout DrawingContext) {
      guard !isUpper else { return }
      let area = area(frame)
      let ground = BackgroundStyle()._paint(in: area, context: environment.styleContext)
      guard !fades else {
        context.commands += [.push(.opacity(1 - slide.away)), .fill(Path(area), ground, FillStyle()), .pop]
        return
      }
      if let zoom = slide.zoom(frame, area: area) { return zoom.drawBetween(ground, &context) }
      let isMirrored = environment.layoutDirection == .rightToLeft
      let way = way(frame, isUpper: true)
      let (width, opacity) = NavigationSlide.shadow
      let shade = RGBA.black.opacity(NavigationSlide.dimming * (1 - slide.away))
      let edge = isMirrored ? area.maxX + way : area.minX + way
      let end = isMirrored ? edge + width : edge - width
      let fade = Paint.linearGradient(
        [
          ColorStop(RGBA.black.opacity(opacity * (1 - slide.away)), at: 0),
          ColorStop(RGBA.black.opacity(0), at: 1),
        ], from: CGPoint(x: edge, y: 0), to: CGPoint(x: end, y: 0))
      let strip = CGRect(x: min(edge, end), y: area.minY, width: width, height: area.height)
      context.commands += [
        .push(.clip(Path(area), FillStyle())), .fill(Path(area), .color(shade), FillStyle()),
        .fill(Path(strip), fade, FillStyle()),
        .fill(Path(area.offsetBy(dx: way, dy: 0)), ground, FillStyle()), .pop,
      ]
    }
  }
}
