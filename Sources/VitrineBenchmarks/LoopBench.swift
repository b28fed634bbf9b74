import DrawingCore
import Foundation
import GskPainter
import PreviewProtocol
import PreviewService

/// A folder with a source in it, and what shows it.
@MainActor
final class LoopBench {
  private let folder: String
  private let file: String
  private let installation: Installation
  private var live: LivePreview?

  init() throws {
    installation = try Installation.find()
    folder = NSTemporaryDirectory() + "vitrine-bench-\(getpid())-\(UUID().uuidString)"
    file = folder + "/Card.swift"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func close() {
    live?.close()
    BackgroundWork.endAll()
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String) throws { try text.write(toFile: file, atomically: true, encoding: .utf8) }

  // MARK: - Saves

  /// Opens the source, and waits for its first picture.
  private func open(_ text: String) async throws -> (LivePreview, AsyncStream<LivePreview.Change>) {
    try write(text)
    let live = LivePreview(installation: installation, timeout: 60)
    self.live = live
    let (changes, continuation) = AsyncStream.makeStream(of: LivePreview.Change.self)
    live.onChange = { continuation.yield($0) }
    live.open(path: file)
    try await frame(of: live, changes)
    return (live, changes)
  }

  /// Waits for a picture, or throws what there is in its place.
  private func frame(of live: LivePreview, _ changes: AsyncStream<LivePreview.Change>) async throws {
    for await change in changes {
      if change == .frame, live.state == .showing { return }
      if !live.state.isUpToDate, live.state != .compiling { throw LoopFailure(live.state.sentence) }
    }
  }

  func save(runs: Int) async throws -> [Figure] {
    let (live, changes) = try await open(LoopSource.card(name: "start", width: 300))
    let builder = Builder(installation: installation)
    var timings: [BuildTimings] = []
    var compiles: [Double] = []
    var links: [Double] = []
    for run in 0..<runs {
      try write(LoopSource.card(name: "name\(run)", width: 300))
      try await frame(of: live, changes)
      if let last = live.timings { timings.append(last) }
      let floor = try await builder.floor(path: file, platform: .ios)
      compiles.append(floor.compile)
      links.append(floor.link)
    }
    var figures = [Figure(.save, "save to picture", seconds: timings.map(\.total))]
    let stages: [(String, KeyPath<BuildTimings, Double>)] = [
      ("notice", \.notice), ("scan", \.scan), ("compile", \.compile), ("link", \.link), ("load", \.load),
      ("frame", \.frame),
    ]
    for (name, stage) in stages { figures.append(Figure(.save, name, seconds: timings.map { $0[keyPath: stage] })) }
    figures.append(Figure(.save, "frontend alone", seconds: compiles))
    figures.append(Figure(.save, "linker alone", seconds: links))
    figures.append(Figure(.save, "frontend and linker alone", seconds: zip(compiles, links).map(+)))
    return figures
  }

  func literal(runs: Int) async throws -> [Figure] {
    let (live, changes) = try await open(LoopSource.card(name: "start", width: 300))
    var timings: [BuildTimings] = []
    for run in 0..<runs {
      try write(LoopSource.card(name: "start", width: 301 + run))
      try await frame(of: live, changes)
      guard let last = live.timings, last.isEdit else { throw LoopFailure("A literal's new value was compiled.") }
      timings.append(last)
    }
    return [
      Figure(.literal, "save to picture", seconds: timings.map(\.total)),
      Figure(.literal, "notice", seconds: timings.map(\.notice)),
      Figure(.literal, "scan", seconds: timings.map(\.scan)),
      Figure(.literal, "frame", seconds: timings.map(\.frame)),
    ]
  }

  // MARK: - Input

  func drag(runs: Int) async throws -> [Figure] {
    let (live, changes) = try await open(LoopSource.page)
    let memory = PaintMemory()
    let scale = live.conditions.scale
    guard let first = live.frame else { throw LoopFailure("There is no picture.") }
    _ = DisplayListPainter.node(for: first.list, scale: scale, memory: memory)
    live.send(.pointer(.began, CGPoint(x: 100, y: 200), clickCount: 1, modifiers: []))
    var frames: [Double] = []
    var paints: [Double] = []
    for run in 0..<runs {
      let clock = Stopwatch()
      live.send(.pointer(.moved, CGPoint(x: 120 + run * 3, y: 200), clickCount: 1, modifiers: []))
      try await frame(of: live, changes)
      frames.append(clock.lap())
      guard let list = live.frame?.list else { continue }
      _ = DisplayListPainter.node(for: list, scale: scale, memory: memory)
      paints.append(clock.lap())
    }
    return [Figure(.drag, "pointer to frame", seconds: frames), Figure(.drag, "frame to nodes", seconds: paints)]
  }

  // MARK: - Pictures

  func start(runs: Int) async throws -> [Figure] {
    try write(LoopSource.card(name: "start", width: 300))
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("vitrine")
    var seconds: [Double] = []
    for run in 0...runs {
      let process = Process()
      process.executableURL = program
      process.arguments = ["render", file, "-o", folder + "/Card.png"]
      process.standardError = FileHandle.nullDevice
      let clock = Stopwatch()
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw LoopFailure("vitrine render failed.") }
      // The first run compiles.
      if run > 0 { seconds.append(clock.lap()) }
    }
    return [Figure(.start, "rendered unchanged file", seconds: seconds)]
  }

  func pictures(runs: Int) async throws -> [Figure] {
    let (live, _) = try await open(LoopSource.card(name: "start", width: 300))
    guard let list = live.frame?.list else { throw LoopFailure("There is no picture.") }
    var figures: [Figure] = []
    for scale in [1.0, 3] {
      var seconds: [Double] = []
      for _ in 0..<runs {
        let clock = Stopwatch()
        _ = try Picture(list).png(scale: scale, background: .white)
        seconds.append(clock.lap())
      }
      figures.append(Figure(.pictures, "PNG at scale \(Int(scale))", seconds: seconds))
    }
    return figures
  }
}

/// Why the loop could not be measured.
struct LoopFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
