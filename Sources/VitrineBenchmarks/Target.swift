import Foundation

/// A speed that is aimed at, and where the figures of a run stand to it.
@MainActor
struct Target {
  var name: String
  /// In the unit.
  var limit: Double
  var unit: String
  /// At least the limit, not at most.
  var isFloor = false
  /// In the unit; nil where the run has no figures of it.
  var value: @MainActor ([Figure]) -> Double?

  static let all: [Target] = layout + growth + updates + loop

  private static let layout =
    ["wide", "binflex", "bin"].flatMap { family in
      ["full", "resize"].map { operation in
        Target(name: "\(family), \(operation), the worst size", limit: 60, unit: "ns/node") {
          worst($0, family, operation, \.nanosecondsPerNode)
        }
      }
    }
    + ["full", "resize"].map { operation in
      Target(name: "text, \(operation), the worst size", limit: 120, unit: "ns/node") {
        worst($0, "text", operation, \.nanosecondsPerNode)
      }
    } + [
      Target(name: "first build, the worst", limit: 1500, unit: "ns/node") { figures in
        ["wide", "text", "binflex", "bin"].compactMap { worst(figures, $0, "build", \.nanosecondsPerNode) }.max()
      },
      Target(name: "memory of views, graph and layout, the worst", limit: 600, unit: "B/node") { figures in
        ["wide", "text", "binflex", "bin"].compactMap { worst(figures, $0, "build", \.bytesPerNode) }.max()
      },
      Target(name: "one leaf whose parent absorbs it, the worst size", limit: 10, unit: "µs") {
        worst($0, "wide", "dirty1", \.medianNanoseconds).map { $0 / 1000 }
      },
    ]

  private static let growth = [
    ("wide-20000", "wide-200"), ("text-16667", "text-167"), ("binflex-16", "binflex-9"), ("deep-1000", "deep-10"),
  ].map { large, small in
    Target(name: "growth of a node's cost, \(large) to \(small)", limit: 1.5, unit: "times") { figures in
      ratio(figures, (large, "full"), (small, "full"), \.nanosecondsPerNode)
    }
  }

  private static let updates = [
    Target(name: "one state in a page of 1,000 views, to the display list", limit: 1, unit: "ms") {
      value($0, "page-1000", "update").map { $0 / 1e6 }
    },
    Target(name: "a million lazy rows, first frame beyond a thousand's", limit: 5, unit: "ms") { figures in
      guard let large = value(figures, "lazy-1000000", "build"), let small = value(figures, "lazy-1000", "build")
      else { return nil }
      return (large - small) / 1e6
    },
    Target(name: "a million lazy rows, memory of a row", limit: 8, unit: "B") {
      worst($0, "lazy-1000000", "build", \.bytesPerNode)
    },
    Target(name: "a million lazy rows, layout of a scrolled frame", limit: 0.5, unit: "ms") {
      value($0, "lazy-1000000", "scroll").map { $0 / 1e6 }
    },
    Target(name: "a million lazy rows, layout of a jump to the middle", limit: 1, unit: "ms") {
      value($0, "lazy-1000000", "jump").map { $0 / 1e6 }
    },
  ]

  private static let loop = [
    Target(name: "save to picture, to frontend and linker alone", limit: 1.2, unit: "times") {
      ratio($0, ("loop-save", "save to picture"), ("loop-save", "frontend and linker alone"), \.medianNanoseconds)
    },
    Target(name: "literal edit", limit: 16, unit: "ms") {
      value($0, "loop-literal", "save to picture").map { $0 / 1e6 }
    },
    Target(name: "drag over 1,000 views, value to nodes", limit: 4, unit: "ms") { figures in
      guard let frame = value(figures, "loop-drag", "pointer to frame"),
        let nodes = value(figures, "loop-drag", "frame to nodes")
      else { return nil }
      return (frame + nodes) / 1e6
    },
    Target(name: "headless picture of an unchanged file", limit: 40, unit: "ms") {
      value($0, "loop-start", "rendered unchanged file").map { $0 / 1e6 }
    },
    Target(name: "pictures at scale 1", limit: 120, unit: "a second", isFloor: true) {
      value($0, "loop-pictures", "PNG at scale 1").map { 1e9 / $0 }
    },
    Target(name: "pictures at scale 3", limit: 30, unit: "a second", isFloor: true) {
      value($0, "loop-pictures", "PNG at scale 3").map { 1e9 / $0 }
    },
  ]

  // MARK: - Figures

  private static func value(_ figures: [Figure], _ scenario: String, _ operation: String) -> Double? {
    figures.first { $0.scenario == scenario && $0.operation == operation }?.medianNanoseconds
  }

  /// The largest of an operation among the sizes of a scenario.
  private static func worst(
    _ figures: [Figure], _ family: String, _ operation: String, _ value: (Figure) -> Double
  ) -> Double? {
    figures.filter { $0.operation == operation && ($0.scenario == family || $0.scenario.hasPrefix(family + "-")) }
      .map(value).max()
  }

  private static func ratio(
    _ figures: [Figure], _ above: (String, String), _ below: (String, String), _ value: (Figure) -> Double
  ) -> Double? {
    func find(_ place: (String, String)) -> Double? {
      figures.first { $0.scenario == place.0 && $0.operation == place.1 }.map(value)
    }
    guard let above = find(above), let below = find(below), below > 0 else { return nil }
    return above / below
  }
}
