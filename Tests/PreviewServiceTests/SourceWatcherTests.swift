import Foundation
import Testing

@testable import PreviewService

@Suite(.timeLimit(.minutes(1))) struct SourceWatcherTests {
  private let bench: Workbench
  private let path: String

  init() throws {
    bench = try Workbench()
    path = try bench.write("one", to: "views/Card.swift")
  }

  /// Watches a path, does something, and waits until that is noticed, for at most the suite's time limit; each further step likewise.
  private func notices(at watched: String? = nil, _ steps: [() throws -> Void]) async throws {
    let (changes, continuation) = AsyncStream.makeStream(of: Double.self)
    let watcher = try SourceWatcher(path: watched ?? path) { continuation.yield($0) }
    var iterator = changes.makeAsyncIterator()
    for step in steps {
      let before = Stopwatch.now
      // Held, so that on a busy machine the parts of one save are not taken for two, the later of which would be told
      // together with the next step.
      try watcher.holding(step)
      while let time = await iterator.next(), time < before {}
    }
    watcher.close()
  }

  private func moveOver(_ text: String) throws {
    let temporary = path + ".tmp"
    try text.write(toFile: temporary, atomically: false, encoding: .utf8)
    #expect(rename(temporary, path) == 0)
  }

  @Test func writingInPlace() async throws {
    let steps = ["two", "three"].map { text in { try text.write(toFile: path, atomically: false, encoding: .utf8) } }
    try await notices(steps)
  }

  @Test func movingAFileOverIt() async throws {
    try await notices([{ try moveOver("two") }, { try moveOver("three") }, { try moveOver("four") }])
  }

  /// Vim moves the file away, writes a new one under its name, and deletes the old one.
  @Test func savingInVimsWay() async throws {
    let save = {
      #expect(rename(path, path + "~") == 0)
      try "two".write(toFile: path, atomically: false, encoding: .utf8)
      #expect(unlink(path + "~") == 0)
    }
    try await notices([save, save])
  }

  @Test func deletingAndMakingItAgain() async throws {
    try await notices([
      { #expect(unlink(path) == 0) }, { try "two".write(toFile: path, atomically: false, encoding: .utf8) },
    ])
  }

  @Test func deletingTheFolderAndMakingItAgain() async throws {
    let folder = (path as NSString).deletingLastPathComponent
    try await notices([
      { try FileManager.default.removeItem(atPath: folder) }, { try bench.write("two", to: "views/Card.swift") },
      { try moveOver("three") },
    ])
  }

  @Test func shadersThatAppearBesideIt() async throws {
    try await notices([
      { try bench.write("one", to: "views/Ripple.metal") }, { try bench.write("two", to: "views/Ripple.metal") },
      { #expect(unlink(bench.folder + "/views/Ripple.metal") == 0) },
    ])
  }

  @Test func renamingAFolderAboveAndBack() async throws {
    let folder = (path as NSString).deletingLastPathComponent
    try await notices([{ #expect(rename(folder, folder + "2") == 0) }, { #expect(rename(folder + "2", folder) == 0) }])
  }

  @Test func aFileThatIsNotThereYet() async throws {
    let later = bench.folder + "/a/b/Later.swift"
    try await notices(at: later, [{ try bench.write("one", to: "a/b/Later.swift") }])
  }

  @Test func writingToTheTargetOfALink() async throws {
    let link = bench.folder + "/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "views/Card.swift")
    let other = try bench.write("other", to: "elsewhere/Other.swift")
    try await notices(
      at: link,
      [
        { try "two".write(toFile: path, atomically: false, encoding: .utf8) },
        {
          #expect(symlink(other, link + ".new") == 0)
          #expect(rename(link + ".new", link) == 0)
        },
        { try "three".write(toFile: other, atomically: false, encoding: .utf8) },
      ])
  }

  @Test func anythingBelowAFolder() async throws {
    try await notices(
      at: bench.folder,
      [
        { try "two".write(toFile: path, atomically: false, encoding: .utf8) },
        { try bench.write("new", to: "more/deep/New.swift") },
        { try bench.write("changed", to: "more/deep/New.swift") },
        { try FileManager.default.removeItem(atPath: bench.folder + "/more") },
      ])
  }

  @Test func writingWithoutClosing() async throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try await notices([{ try file.write(contentsOf: Data("longer than one".utf8)) }])
    try file.close()
  }

  @Test func severalStepsAreOneChange() async throws {
    let (changes, continuation) = AsyncStream.makeStream(of: Double.self)
    let watcher = try SourceWatcher(path: path) { continuation.yield($0) }
    try watcher.holding {
      for text in ["a", "bb", "ccc"] { try text.write(toFile: path, atomically: false, encoding: .utf8) }
      try moveOver("dddd")
    }
    var iterator = changes.makeAsyncIterator()
    _ = await iterator.next()
    // Were there a second change, it would have begun before this last step.
    let last = Stopwatch.now
    try "eeeee".write(toFile: path, atomically: false, encoding: .utf8)
    let second = try #require(await iterator.next())
    #expect(second >= last)
    watcher.close()
  }
}
