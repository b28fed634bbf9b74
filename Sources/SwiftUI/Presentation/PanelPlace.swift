import Foundation
internal import LayoutCore

/// Where a panel goes in the picture: below a frame, or above it where there is more room.
struct PanelPlace {
  let origin: CGPoint
  let size: CGSize
  let isBelow: Bool

  /// - Parameters:
  ///   - anchor: in points of the picture, as it was drawn.
  ///   - gap: between the anchor and the panel, in points.
  ///   - margin: between the panel and the picture's edges, in points.
  ///   - bounds: the picture's, in a layout that mirrors what it places where lines run from right to left.
  init(
    anchor: CGRect, gap: CGFloat, margin: CGFloat, panel: LayoutSubview, in bounds: CGRect,
    _ direction: LayoutDirection
  ) {
    let start = direction == .rightToLeft ? bounds.width - anchor.maxX : anchor.minX
    let below = bounds.height - anchor.maxY - gap - margin
    let above = anchor.minY - gap - margin
    let width = bounds.width - 2 * margin
    let ideal = panel.sizeThatFits(ProposedViewSize(width: width, height: nil))
    let isBelow = ideal.height <= below || below >= above
    // Where neither side has room for a useful part of the panel, it covers the anchor.
    let height = min(ideal.height, max(isBelow ? below : above, min(bounds.height - 2 * margin, 160)))
    let size = panel.sizeThatFits(ProposedViewSize(width: width, height: height))
    func within(_ place: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      min(max(place, margin), max(margin, whole - margin - length))
    }
    // A panel of something at the end of the picture ends there too.
    let isAtEnd = start + anchor.width / 2 > bounds.width / 2
    let x = isAtEnd ? start + anchor.width - size.width : start
    let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - size.height
    origin = CGPoint(x: within(x, size.width, bounds.width), y: within(y, size.height, bounds.height))
    self.size = size
    self.isBelow = isBelow
  }
}
