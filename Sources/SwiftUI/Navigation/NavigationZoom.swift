internal import DrawingCore
internal import Foundation
internal import LayoutCore

/// Two screens of a stack while the upper one grows out of a view of the lower one, or goes back into it.
///
/// What UIKit does is not documented; this is near it: the upper screen goes from the view's frame to its own with round
/// corners, and can be seen in full after a third of the way; the lower one gets darker.
@MainActor
struct NavigationZoom {
  /// At the end of the way, in points: a phone's display has about as round corners.
  private static let cornerRadius: CGFloat = 40
  private static let dimming = 0.25
  private static let fade = 0.35

  /// The frame and the corners of the view.
  let source: CGRect
  let radius: CGFloat
  /// Of the screens, in the same space.
  let area: CGRect
  /// How far the upper screen is away from its own place: 1 in the view.
  let away: Double

  private var progress: CGFloat { CGFloat(1 - away) }
  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }

  /// What the upper screen covers.
  var path: Path {
    let rect = CGRect(
      x: between(source.minX, area.minX), y: between(source.minY, area.minY),
      width: max(between(source.width, area.width), 1), height: max(between(source.height, area.height), 1))
    let radius = away <= 0 ? 0 : min(between(radius, Self.cornerRadius), min(rect.width, rect.height) / 2)
    return Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
  }

  private var opacity: Double { min(max(Double(progress) / Self.fade, 0), 1) }

  /// Of the upper screen, the outermost first.
  var effects: [Effect] {
    let rect = path.boundingRect
    let scale = area.width > 0 ? rect.width / area.width : 1
    let move = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.minX - area.minX * scale, ty: rect.minY - area.minY * scale)
    return [.opacity(opacity), .clip(path, FillStyle()), .transform(move)]
  }

  /// Above the lower screen lie its darkness and the ground of the upper one.
  func drawBetween(_ ground: Paint, _ context: inout DrawingContext) {
    let shade = RGBA.black.opacity(Self.dimming * Double(progress))
    context.commands += [
      .fill(Path(area), .color(shade), FillStyle()), .push(.opacity(opacity)), .fill(path, ground, FillStyle()), .pop,
    ]
  }
}
