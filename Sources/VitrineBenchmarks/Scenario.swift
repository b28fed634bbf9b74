import DrawingCore
import Foundation
import LayoutCore
import SwiftUI

/// A tree of real views with the operations that are measured on it.
@MainActor
struct Scenario {
  var name: String
  var nodes: Int
  /// What is proposed; nil is unspecified.
  var width: CGFloat? = 400
  var height: CGFloat?
  var make: (BenchModel) -> any View
  /// What is done to it once it is laid out, besides being offered other widths.
  var changes: [Change] = []

  enum Change { case leaf, state, rows, scrolling }

  static let all: [Scenario] =
    [200, 2000, 20000].map { rows in
      Scenario(
        name: "wide-\(rows)", nodes: 1 + 5 * rows, make: { WideView(rows: rows, model: $0) }, changes: [.leaf])
    }
    + [167, 1667, 16667].map { rows in
      Scenario(name: "text-\(rows)", nodes: 1 + 6 * rows, make: { TextView(rows: rows, model: $0) })
    }
    + [9, 13, 16].map { depth in
      Scenario(
        name: "binflex-\(depth)", nodes: (1 << (depth + 1)) - 1, height: 800,
        make: { _ in BinaryView(depth: depth, isFlexible: true) })
    }
    + [9, 13].map { depth in
      Scenario(
        name: "bin-\(depth)", nodes: (1 << (depth + 1)) - 1, make: { _ in BinaryView(depth: depth, isFlexible: false) })
    }
    + [10, 100, 1000].map { depth in
      Scenario(name: "deep-\(depth)", nodes: 2 * depth + 1, make: { _ in DeepView(depth: depth) })
    }
    + [1000, 1_000_000].map { rows in
      Scenario(
        name: "lazy-\(rows)", nodes: rows, height: 800, make: { _ in LazyView(rows: rows) }, changes: [.scrolling])
    } + [
      Scenario(
        name: "page-1000", nodes: 1000, make: { PageView(views: 1000, model: $0) }, changes: [.state]),
      Scenario(name: "rows-10000", nodes: 10_000, make: { RowsView(model: $0) }, changes: [.rows]),
    ]

  private func host(_ model: BenchModel) -> ViewHost {
    if changes.contains(.rows) { model.rows = Array(0..<nodes) }
    let conditions = ViewConditions(proposal: ProposedViewSize(width: width, height: height))
    return ViewHost(root: make(model), conditions: conditions, shaper: GridShaper(), imageLoader: NoPictures())
  }

  /// Measures each operation on a tree of its own as often as asked.
  func measure(runs: Int) -> [Figure] {
    var build: [Double] = [], full: [Double] = [], draw: [Double] = []
    var measures = 0, bodies = 0
    let bytes = bytesPerNode()
    for _ in 0..<runs {
      let start = ContinuousClock.now
      let host = host(BenchModel())
      let made = Self.nanoseconds(since: start)
      let output = host.render()
      build.append(made + (output.bodySeconds + output.layoutSeconds) * 1e9)
      full.append(output.layoutSeconds * 1e9)
      draw.append(output.drawSeconds * 1e9)
      (measures, bodies) = (host.measureCount, host.bodyCount)
    }
    var figures = [
      figure("build", build, measures, bodies, bytes), figure("full", full, measures, bodies),
      figure("draw", draw, 0, 0), resize(runs),
    ]
    for change in changes {
      switch change {
      case .leaf: figures.append(after("dirty1", runs) { $0.width = 21 + CGFloat($1 % 5) })
      case .state: figures.append(after("update", runs, isWhole: true) { model, _ in model.count += 1 })
      case .rows:
        figures.append(after("insert1", runs, isWhole: true) { $0.rows.insert(nodes + $1, at: nodes / 2) })
        figures.append(after("remove1", runs, isWhole: true) { model, _ in model.rows.remove(at: nodes / 2) })
        figures.append(after("move1", runs, isWhole: true) { $0.rows.swapAt(nodes / 3, nodes / 2 + $1) })
      case .scrolling: figures += scroll(runs)
      }
    }
    return figures
  }

  /// How much a view that lives takes of memory, found before anything else, so that nothing that was given back is used
  /// again: the growth by several of them after one that makes what all share.
  private func bytesPerNode() -> Double {
    let count = max(1, min(8, 20_000 / nodes))
    var hosts = [host(BenchModel())]
    _ = hosts[0].render()
    let before = Self.residentBytes()
    for _ in 0..<count {
      let host = host(BenchModel())
      _ = host.render()
      hosts.append(host)
    }
    return Double(Self.residentBytes() - before) / Double(count * nodes)
  }

  /// The wheel is turned, and the content jumps back and forth between its start and its middle.
  private func scroll(_ runs: Int) -> [Figure] {
    let host = host(BenchModel())
    _ = host.render()
    let point = CGPoint(x: 200, y: 400)
    let names = ["scroll", "jump"]
    return names.map { name in
      var times: [Double] = []
      var last = host.render()
      for run in 0..<runs {
        let distance = name == "scroll" ? 60 : CGFloat(nodes) * 12 * (run.isMultiple(of: 2) ? 1 : -1)
        host.sendScroll(at: point, by: CGSize(width: 0, height: distance))
        last = host.render()
        times.append(last.layoutSeconds * 1e9)
      }
      return figure(name, times, last.measures, last.bodies)
    }
  }

  /// A new width each time.
  private func resize(_ runs: Int) -> Figure {
    let host = host(BenchModel())
    _ = host.render()
    var times: [Double] = []
    var last = host.render()
    for run in 0..<runs {
      var conditions = host.conditions
      conditions.proposal.width = 300 + CGFloat(run) * 7
      host.update(conditions)
      last = host.render()
      times.append(last.layoutSeconds * 1e9)
    }
    return figure("resize", times, last.measures, last.bodies)
  }

  /// Something changes in the model; the time until it is laid out, or until there is a picture.
  private func after(
    _ operation: String, _ runs: Int, isWhole: Bool = false, _ change: (BenchModel, Int) -> Void
  ) -> Figure {
    let model = BenchModel()
    let host = host(model)
    _ = host.render()
    var times: [Double] = []
    var last = host.render()
    for run in 0..<runs {
      change(model, run)
      let start = ContinuousClock.now
      last = host.render()
      times.append(isWhole ? Self.nanoseconds(since: start) : (last.bodySeconds + last.layoutSeconds) * 1e9)
    }
    return figure(operation, times, last.measures, last.bodies)
  }

  private func figure(
    _ operation: String, _ times: [Double], _ measures: Int, _ bodies: Int, _ bytes: Double = 0
  ) -> Figure {
    let median = times.sorted()[times.count / 2]
    return Figure(
      scenario: name, operation: operation, nodes: nodes, medianNanoseconds: median,
      nanosecondsPerNode: median / Double(nodes), measures: measures, bodies: bodies, bytesPerNode: bytes)
  }

  /// The process's memory, from the system's own account.
  private static func residentBytes() -> Int {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = line.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
  }

  private static func nanoseconds(since start: ContinuousClock.Instant) -> Double {
    let elapsed = (ContinuousClock.now - start).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) * 1e-9
  }
}
