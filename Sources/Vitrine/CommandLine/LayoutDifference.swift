import Foundation

/// Where two layout trees, as `explain --json` writes them, are not the same.
enum LayoutDifference {
  /// Lengths that differ by less are the same, in points: a hundredth of the smallest pixel.
  private static let tolerance = 0.001
  /// What does not belong to a layout, or follows from where the views stand in the file.
  private static let ignored: Set<String> = ["negotiation", "line", "file"]

  /// - Returns: a sentence for each difference, those of views before those of what they hold.
  static func between(recorded: Data, now: Data) -> [String] {
    guard let old = try? JSONSerialization.jsonObject(with: recorded, options: .fragmentsAllowed) else {
      return ["the recorded layout cannot be read"]
    }
    guard let new = try? JSONSerialization.jsonObject(with: now, options: .fragmentsAllowed) else { return [] }
    var found: [String] = []
    compare(old, new, at: [], &found)
    return found
  }

  private static func compare(_ old: Any, _ new: Any, at place: [String], _ found: inout [String]) {
    if let old = old as? [String: Any], let new = new as? [String: Any] {
      let own = (new["view"] as? String).map { place + [$0] } ?? place
      if let before = old["view"] as? String, let after = new["view"] as? String, before != after {
        found.append("\(name(place)): \(before) has become \(after)")
        return
      }
      // Children last, so that the cause comes before what follows from it.
      let keys = Set(old.keys).union(new.keys).subtracting(ignored).sorted {
        ($0 == "children" ? 1 : 0, $0) < ($1 == "children" ? 1 : 0, $1)
      }
      for key in keys {
        compare(
          old[key] ?? NSNull(), new[key] ?? NSNull(), at: key == "children" || key == "root" ? own : own + [key], &found
        )
      }
    } else if let old = old as? [Any], let new = new as? [Any] {
      if old.count != new.count { found.append("\(name(place)): \(old.count) parts have become \(new.count)") }
      for (before, after) in zip(old, new) { compare(before, after, at: place, &found) }
    } else if let old = old as? Double, let new = new as? Double {
      if abs(old - new) > tolerance { found.append("\(name(place)) was \(text(old)), is \(text(new))") }
    } else if text(old) != text(new) {
      found.append("\(name(place)) was \(text(old)), is \(text(new))")
    }
  }

  private static func name(_ place: [String]) -> String {
    place.isEmpty ? "the preview" : place.joined(separator: " › ")
  }

  private static func text(_ value: Any) -> String {
    if let number = value as? Double { return number == number.rounded() ? String(Int(number)) : String(number) }
    return value is NSNull ? "nothing" : "\(value)"
  }
}
