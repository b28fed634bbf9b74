import DrawingCore
import Foundation

/// A sentence on what decided the size of a view: what was offered, what came of it, and whose wish it was.
struct LayoutSentence {
  /// Lengths closer than this are the same, in points.
  private static let tolerance = 0.01

  /// How a length came about.
  private enum Cause {
    /// Nothing was offered.
    case ideal
    /// As much as possible was asked for.
    case maximum
    /// As little as possible was asked for.
    case minimum
    /// Exactly what was offered.
    case filled(Double)
    /// Less than what was offered.
    case needsLess(Double)
    /// More than what was offered.
    case needsMore(Double)
    /// Nobody asked.
    case unknown
  }

  let text: String

  init(_ report: LayoutReport) {
    let (width, height) = (Double(report.frame.width), Double(report.frame.height))
    let last =
      report.negotiation.last { Self.same($0.width, width) && Self.same($0.height, height) }
      ?? report.negotiation.last
    let horizontal = Self.cause(last.map(\.proposedWidth), width)
    let vertical = Self.cause(last.map(\.proposedHeight), height)
    var parts = [Self.clause("width", horizontal), Self.clause("height", vertical)].compactMap { $0 }
    if parts.count == 2, parts[0].dropFirst(5) == parts[1].dropFirst(6) {
      parts = ["width and height" + parts[0].dropFirst(5)]
    }
    let cause = parts.isEmpty ? "" : parts.joined(separator: "; ")
    let rule = Self.rule(report)
    let asked = report.negotiation.count { !$0.isCached }
    let count = asked > 1 ? " It was asked \(asked) times." : ""
    text =
      [rule, cause.isEmpty ? nil : cause.prefix(1).uppercased() + cause.dropFirst() + "."]
      .compactMap { $0 }.joined(separator: " ") + count
  }

  private static func cause(_ proposed: Double??, _ length: Double) -> Cause {
    guard let proposed else { return .unknown }
    guard let offered = proposed else { return .ideal }
    if offered.isInfinite { return .maximum }
    if same(offered, length) { return .filled(offered) }
    if offered == 0 { return .minimum }
    return length < offered ? .needsLess(offered) : .needsMore(offered)
  }

  private static func clause(_ axis: String, _ cause: Cause) -> String? {
    switch cause {
    case .ideal: "\(axis) is the ideal, since nothing was offered"
    case .maximum: "\(axis) is the maximum, since all there is was offered"
    case .minimum: "\(axis) is the minimum, since 0 was offered"
    case .filled(let offered): "\(axis) fills the \(number(offered)) offered"
    case .needsLess(let offered): "\(axis) is all it needs of the \(number(offered)) offered"
    case .needsMore(let offered): "\(axis) is more than the \(number(offered)) offered, since it needs that"
    case .unknown: nil
    }
  }

  /// What kinds of views do with what they are offered; nil where the numbers say it all.
  private static func rule(_ report: LayoutReport) -> String? {
    let children = report.children
    switch report.view {
    case "HStack", "LazyHStack":
      return "As wide as its \(count(children)) with the spaces between, as tall as the tallest."
    case "VStack", "LazyVStack":
      return "As tall as its \(count(children)) with the spaces between, as wide as the widest."
    case "ZStack": return "As large as the largest of its \(count(children))."
    case "padding":
      guard let child = children.first else { return nil }
      let (dx, dy) = (report.frame.width - child.frame.width, report.frame.height - child.frame.height)
      return "Adds \(number(Double(dx))) across and \(number(Double(dy))) down to what it contains."
    case "frame":
      guard let child = children.first else { return nil }
      if same(Double(child.frame.width), Double(report.frame.width)),
        same(Double(child.frame.height), Double(report.frame.height))
      {
        return "What it contains has just the frame's size."
      }
      return
        "Keeps its own size around what it contains, \(size(Double(child.frame.width), Double(child.frame.height)))."
    case "background", "overlay": return "Has the size of what it is put on."
    case "offset": return "Moves what it contains without changing its size."
    case "aspectRatio": return "Keeps its proportions within what was offered."
    case "fixedSize": return "Offers nothing, so that what it contains takes its ideal size."
    case "Spacer": return "Takes what the others in the stack leave."
    case "Divider": return "A line across its stack."
    case "GeometryReader": return "Takes all that is offered, whatever it contains."
    case "Text": return report.text == nil ? nil : textRule(report)
    default: return nil
    }
  }

  private static func textRule(_ report: LayoutReport) -> String? {
    let widest = report.negotiation.map(\.width).max() ?? 0
    return widest > Double(report.frame.width) + 1 ? "Wrapped or cut to fit the width." : nil
  }

  private static func count(_ children: [LayoutReport]) -> String {
    children.count == 1 ? "one view" : "\(children.count) views"
  }

  private static func same(_ lhs: Double, _ rhs: Double) -> Bool { lhs == rhs || abs(lhs - rhs) < tolerance }

  // MARK: - Numbers

  static func proposal(_ width: Double?, _ height: Double?) -> String {
    "\(width.map(number) ?? "nil")×\(height.map(number) ?? "nil")"
  }

  static func size(_ width: Double, _ height: Double) -> String { "\(number(width))×\(number(height))" }

  /// At most two decimals.
  static func number(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
