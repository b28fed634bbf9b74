public import Foundation

/// How far a large title has gone under its bar: shared by the bars and the scroll view below them.
///
/// The scroll view counts its offset on while the bar gets smaller; what of it the bar has taken is `absorbed`.
public final class TitleCollapse {
  /// The height of the large title, in points; 0 where there is none.
  public internal(set) var length: CGFloat = 0
  /// How far the content is scrolled, the part that the bar has taken included; in points.
  public internal(set) var offset: CGFloat = 0
  weak var bars: BarsBox?

  public init() {}

  /// The bar is as small as it gets.
  public var isCollapsed: Bool { length > 0 && offset >= length }
  /// How much of the scrolling the bar has taken, in points.
  public var absorbed: CGFloat { isCollapsed ? length : 0 }
  /// From 0, the large title in full, to 1, none of it.
  public var progress: CGFloat { length > 0 ? min(max(0, offset / length), 1) : 1 }

  /// Takes the scroll view's offset.
  func scrolled(to new: CGFloat) {
    guard new != offset else { return }
    let wasCollapsed = isCollapsed
    offset = new
    guard let bars else { return }
    if wasCollapsed != isCollapsed { bars.tree.invalidate(bars.id) } else { bars.tree.setNeedsPlacement(bars.id) }
  }
}
