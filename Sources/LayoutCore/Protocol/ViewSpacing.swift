public import Foundation

/// The distances that a view prefers on its sides.
///
/// A side declares a distance in some of four categories. The distance between two views is the largest of the
/// categories that both facing sides declare, 0 where they have none in common (a `Spacer` declares none). Source: the
/// recordings of text and view spacing on Apple's platforms; 8 is the default of iOS and macOS.
public struct ViewSpacing: Sendable, Hashable {
  /// The default distance, in points.
  static let standard = 8.0

  struct Side: Hashable, Sendable {
    var plain: Double?
    /// What stands below a text keeps this from it.
    var belowText: Double?
    /// What stands above a text keeps this from it.
    var aboveText: Double?
    var textToText: Double?

    static let none = Side()

    func merged(_ other: Side) -> Side {
      Side(
        plain: Self.larger(plain, other.plain), belowText: Self.larger(belowText, other.belowText),
        aboveText: Self.larger(aboveText, other.aboveText), textToText: Self.larger(textToText, other.textToText))
    }

    /// The distance between this side and the one that faces it.
    func distance(to other: Side) -> Double {
      var found = 0.0
      if let a = plain, let b = other.plain { found = max(found, a, b) }
      if let a = belowText, let b = other.belowText { found = max(found, a, b) }
      if let a = aboveText, let b = other.aboveText { found = max(found, a, b) }
      if let a = textToText, let b = other.textToText { found = max(found, a, b) }
      return found
    }

    private static func larger(_ a: Double?, _ b: Double?) -> Double? {
      guard let a else { return b }
      guard let b else { return a }
      return max(a, b)
    }
  }

  var top, leading, bottom, trailing: Side

  /// A view without preferences, which touches its neighbours.
  public static let zero = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

  /// A plain view: the default distance on all sides.
  static let plain = ViewSpacing(
    top: Side(plain: standard, belowText: 0), leading: Side(plain: standard),
    bottom: Side(plain: standard, aboveText: 0), trailing: Side(plain: standard))

  /// A text whose font asks for these distances.
  static func text(above: Double, below: Double, toText: Double) -> ViewSpacing {
    ViewSpacing(
      top: Side(aboveText: above, textToText: toText), leading: Side(plain: standard),
      bottom: Side(belowText: below, textToText: 0), trailing: Side(plain: standard))
  }

  init(top: Side, leading: Side, bottom: Side, trailing: Side) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The default distance on all sides.
  public init() { self = .plain }

  /// Takes the larger preference of this and `other` on `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = top.merged(other.top) }
    if edges.contains(.leading) { leading = leading.merged(other.leading) }
    if edges.contains(.bottom) { bottom = bottom.merged(other.bottom) }
    if edges.contains(.trailing) { trailing = trailing.merged(other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred distance from this view to `next`, which follows it along `axis`; in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }
}
