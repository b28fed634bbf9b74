internal import Foundation

/// Comes to rest where a scroll target begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views a person can go past at once.
  ///
  /// Approximated: how many a few are is not documented; as many as are in sight.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, few, one, never }
    let kind: Kind
    /// A few in narrow places, as on a phone, else any number.
    public static let automatic = LimitBehavior(kind: .automatic)
    public static let always = LimitBehavior(kind: .few)
    public static let alwaysByFew = LimitBehavior(kind: .few)
    public static let alwaysByOne = LimitBehavior(kind: .one)
    public static let never = LimitBehavior(kind: .never)
  }
  private let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect, room = context.containerSize
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = aligned(
        target.rect.minX, from: start.minX, room.width, context.targets.map { ($0.minX, $0.maxX) }, context)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = aligned(
        target.rect.minY, from: start.minY, room.height, context.targets.map { ($0.minY, $0.maxY) }, context)
    }
  }

  /// The start of a view that is near to where scrolling would end, within the limit from where it began.
  private func aligned(
    _ offset: CGFloat, from start: CGFloat, _ room: CGFloat, _ views: [(start: CGFloat, end: CGFloat)],
    _ context: TargetContext
  ) -> CGFloat {
    let views = views.sorted { $0.start < $1.start }
    func nearest(_ offset: CGFloat) -> Int? {
      views.indices.min { abs(views[$0].start - offset) < abs(views[$1].start - offset) }
    }
    guard let first = nearest(start), var index = nearest(offset) else { return offset }
    let inSight = views.count { $0.start >= start - 0.5 && $0.end <= start + room + 0.5 }
    let few = max(1, inSight)
    let most: Int? =
      switch limit.kind {
      case .automatic: context.isCompact ? few : nil
      case .few: few
      case .one: 1
      case .never: nil
      }
    if let most { index = min(max(index, first - most), first + most) }
    return views[index].start
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
