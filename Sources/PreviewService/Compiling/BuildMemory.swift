import Synchronization

/// What a builder that builds the same source again and again knows from one build to the next.
final class BuildMemory: Sendable {
  private struct Content {
    var plain: Set<String> = []
    var broken: Set<String> = []
    var files: [String] = []
    var units: [Compiler.Unit] = []
    var waiting: WaitingCompiler?
  }

  private let content = Mutex(Content())

  /// Whether a file is to be compiled without look-ups: they were found to be wrong in it, or it has errors, which are
  /// then told sooner and in the user's own words.
  func isPlain(_ path: String) -> Bool { content.withLock { $0.plain.contains(path) || $0.broken.contains(path) } }

  /// Look-ups keep a file from compiling.
  func lookUpsFailed(in paths: some Sequence<String>) { content.withLock { $0.plain.formUnion(paths) } }

  func errorsFound(in paths: some Sequence<String>) { content.withLock { $0.broken.formUnion(paths) } }

  func compiled(_ units: [Compiler.Unit]) {
    content.withLock { content in
      content.broken.subtract(units.map(\.path))
      content.units = units
    }
  }

  /// The files of the last module that was compiled.
  var units: [Compiler.Unit] { content.withLock { $0.units } }

  /// The files that the last build looked at.
  var files: [String] {
    get { content.withLock { $0.files } }
    set { content.withLock { $0.files = newValue } }
  }

  var waiting: WaitingCompiler? {
    get { content.withLock { $0.waiting } }
    set { content.withLock { $0.waiting = newValue } }
  }

  /// The compiler that was started beforehand, which serves once.
  func takeWaiting() -> WaitingCompiler? {
    content.withLock { content in
      defer { content.waiting = nil }
      return content.waiting
    }
  }
}
