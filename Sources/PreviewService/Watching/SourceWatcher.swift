import Dispatch
import Foundation

/// Tells when a source has changed, however an editor saves it: written in place, replaced by a file moved over it, moved
/// away and made anew, deleted and made again, alone or with its folder, directly or behind a link.
///
/// 1. Each event that concerns the source starts a short wait, so that a save that is several steps is one change.
/// 2. An event that changes what there is to watch renews the plan at once.
/// 3. After the wait the source is told to have changed where its files differ from what they were.
final class SourceWatcher: @unchecked Sendable {
  // All that changes is touched on `queue` alone, hence unchecked.
  private let queue = DispatchQueue(label: "vitrine.watcher")
  private let path: String
  private let onChange: @Sendable (Double) -> Void
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private var plan: WatchPlan
  /// Files besides those of the path, absolute.
  private var others: Set<String> = []
  private var watches: [Int32: String] = [:]
  private var known: [String: String] = [:]
  private var firstEvent: Double?
  private var pending: DispatchWorkItem?

  /// Seconds without events after which a save is taken to be complete.
  private static let settling = 0.015
  /// The same where the last event was that a file is whole: it was closed after writing, or moved into place.
  private static let settlingWhenWhole = 0.002
  /// The same where a file is written to and left open.
  private static let settlingWhileOpen = 0.2

  /// Begins to watch.
  /// - Parameters:
  ///   - path: a file or folder, absolute; need not exist.
  ///   - onChange: is called on a queue of the watcher's, with the time of the first event as `Stopwatch.now` counts.
  init(path: String, onChange: @escaping @Sendable (Double) -> Void) throws(ServiceError) {
    self.path = path
    self.onChange = onChange
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw .cannotWatch(path: path, reason: String(cString: strerror(errno))) }
    plan = WatchPlan(path: path)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.readEvents() }
    source.setCancelHandler { [descriptor] in Glibc.close(descriptor) }
    self.source = source
    queue.sync {
      watch()
      known = versions()
    }
    source.resume()
  }

  deinit { source?.cancel() }

  /// Ends watching; nothing is told after this.
  func close() {
    queue.sync {
      pending?.cancel()
      source?.cancel()
      source = nil
    }
  }

  /// Watches these files too, in place of those that it was told of before.
  func follow(_ files: [String]) {
    queue.async { [self] in
      guard source != nil, !FileSystem.isFolder(path) else { return }
      let others = Set(files).subtracting([path])
      guard others != self.others else { return }
      self.others = others
      plan = WatchPlan(path: path, others: others)
      watch()
      known = versions()
    }
  }

  /// Does something before any of its events is looked at.
  func holding(_ steps: () throws -> Void) rethrows { try queue.sync(execute: steps) }

  private func watch() {
    for watch in watches.keys { inotify_rm_watch(descriptor, watch) }
    watches = [:]
    for folder in plan.folders.keys {
      let watch = inotify_add_watch(descriptor, folder, FolderEvent.interesting)
      if watch >= 0 { watches[watch] = folder }
    }
  }

  private func readEvents() {
    var concerns = false
    var isOpen = true
    var isWhole = false
    var renews = false
    for event in FolderEvent.read(from: descriptor) {
      if event.isOverflow {
        (concerns, renews, isOpen, isWhole) = (true, true, false, false)
        continue
      }
      guard let folder = watches[event.watch], let interest = plan.folders[folder] else { continue }
      let isPassage = interest.passages.contains(event.name) || event.name.isEmpty
      let isSource =
        interest.files.contains(event.name)
        || interest.holdsSources && event.name.hasSuffix(".swift")
        || (interest.holdsSources || !interest.files.isEmpty) && MetalSources.isKind(event.name)
      let isTree = interest.holdsSources && event.isFolder
      guard isPassage || isSource || isTree else { continue }
      concerns = true
      if event.isStructural, isPassage || isTree { renews = true }
      if !event.isWriteOnly { isOpen = false }
      isWhole = event.isCompletion && isSource
    }
    if renews { renewPlan() }
    if concerns {
      settle(after: isOpen ? Self.settlingWhileOpen : isWhole ? Self.settlingWhenWhole : Self.settling)
    }
  }

  private func renewPlan() {
    // A folder that is made and filled at once is complete only when a second look finds nothing new.
    for _ in 0..<8 {
      let fresh = WatchPlan(path: path, others: others)
      plan = fresh
      watch()
      if WatchPlan(path: path, others: others) == fresh { return }
    }
  }

  private func settle(after seconds: Double) {
    if firstEvent == nil { firstEvent = Stopwatch.now }
    pending?.cancel()
    let work = DispatchWorkItem { [weak self] in self?.settled() }
    pending = work
    queue.asyncAfter(deadline: .now() + seconds, execute: work)
  }

  private func settled() {
    let time = firstEvent ?? Stopwatch.now
    firstEvent = nil
    let versions = versions()
    guard versions != known else { return }
    known = versions
    onChange(time)
  }

  private func versions() -> [String: String] {
    let files = (try? SourceSet(path: path))?.files ?? []
    // Beside a file that is shown by itself a shader may appear that it spoke of before.
    let shaders =
      FileSystem.isFolder(path)
      ? MetalSources(below: path) : MetalSources(in: plan.folders.filter { !$0.value.files.isEmpty }.map(\.key))
    return Dictionary((files + shaders.files + others).map { ($0, FileSystem.version($0)) }) { $1 }
  }
}
