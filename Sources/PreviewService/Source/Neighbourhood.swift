import Foundation
import Synchronization

/// Finds the files that a file opened by itself needs: those of its target or folder that declare what it uses, and what
/// those use in turn, also in other modules of the same project.
///
/// 1. The target is the folder below `Sources` of the package, the folder of an Xcode project that holds the file, the
///    nearest one with an asset catalogue where there is no project, or else the file's own folder.
/// 2. A file joins where it declares a word that the files so far use: at its top level, or in an extension of a type that
///    is not the project's. An extension of one of the project's types joins with the type.
/// 3. It does not where it declares what another has declared already; the one nearest to the file in focus comes first.
/// 4. A module that is imported, and has a folder of its own in the project, adds its files to those that may join.
final class Neighbourhood: Sendable {
  private struct Entry {
    var version: String
    var outline: SourceOutline
  }

  /// What was read, by path.
  private let known = Mutex<[String: Entry]>([:])
  /// A project has fewer files than this, or its file is taken alone.
  private static let limit = 3000

  /// - Throws: `UnusableSource.missing`, `.noFiles`, `.tooMany`.
  func sources(path: String) throws(UnusableSource) -> SourceSet {
    var sources = try SourceSet(path: path)
    guard let focus = sources.focus else {
      addModules(to: &sources, path)
      return sources
    }
    guard FileSystem.isRegular(focus), let own = outline(of: focus) else { return sources }
    let place = ProjectPlace(of: focus)
    // Catalogues of pictures and colours lie at the top of a target, whichever of its folders the file is in.
    sources.resourceFolder = place.resources
    var candidates = Candidates(focus: focus)
    add(place.target, to: &candidates)
    var modules: Set<String> = []
    var members = [focus]
    candidates.take(focus, own, isFocus: true)
    while true {
      for name in candidates.imports.subtracting(modules).sorted() {
        guard modules.insert(name).inserted, let folder = place.folder(ofModule: name) else { continue }
        sources.siblingModules.append(name)
        add(folder, to: &candidates)
      }
      guard let next = candidates.next() else { break }
      members.append(next)
    }
    // The target's own name may be imported by its neighbours' tests, or by itself.
    sources.files = [focus] + members.dropFirst().sorted()
    sources.extras = Set(members.dropFirst())
    return sources
  }

  /// Adds the modules of the same project that a folder's files import, and those that they import.
  private func addModules(to sources: inout SourceSet, _ folder: String) {
    let place = ProjectPlace(of: folder + "/.")
    var known = Set(sources.files)
    var modules = Set(sources.siblingModules)
    var waiting = sources.files
    while let file = waiting.popLast() {
      for name in outline(of: file)?.imports.sorted() ?? [] {
        guard modules.insert(name).inserted, let other = place.folder(ofModule: name), other != folder else { continue }
        sources.siblingModules.append(name)
        let fresh = SourceSet.files(below: other, limit: Self.limit).filter { known.insert($0).inserted }
        sources.files += fresh
        sources.extras.formUnion(fresh)
        waiting += fresh
      }
    }
  }

  private func add(_ folder: String, to candidates: inout Candidates) {
    for path in SourceSet.files(below: folder, limit: Self.limit) where path != candidates.focus {
      if let outline = outline(of: path) { candidates.add(path, outline) }
    }
  }

  private func outline(of path: String) -> SourceOutline? {
    let version = FileSystem.version(path)
    if let entry = known.withLock({ $0[path] }), entry.version == version { return entry.outline }
    guard let text = try? SourceText(path: path).text else { return nil }
    let outline = SourceOutline(text)
    known.withLock { known in
      if known.count > 2 * Self.limit { known = [:] }
      known[path] = Entry(version: version, outline: outline)
    }
    return outline
  }
}

/// The files that may join, by what they declare.
private struct Candidates {
  let focus: String
  private(set) var imports: Set<String> = []
  private var outlines: [String: SourceOutline] = [:]
  private var declaring: [UInt64: [String]] = [:]
  private var adding: [UInt64: [String]] = [:]
  private var declared: Set<UInt64> = []
  private var used: Set<UInt64> = []
  private var waiting: [UInt64] = []
  private var joined: Set<String> = []

  init(focus: String) { self.focus = focus }

  mutating func add(_ path: String, _ outline: SourceOutline) {
    guard outlines.updateValue(outline, forKey: path) == nil else { return }
    for name in outline.declared { declaring[name, default: []].append(path) }
    for (type, members) in outline.additions {
      // By its members where the type is not the project's, and by the type where it is.
      for member in members { adding[member, default: []].append(path) }
      adding[type, default: []].append(path)
    }
    waiting = Array(used)
  }

  mutating func take(_ path: String, _ outline: SourceOutline, isFocus: Bool = false) {
    joined.insert(path)
    declared.formUnion(outline.declared)
    imports.formUnion(outline.imports)
    let words = isFocus ? outline.used.union(outline.usedByPreviews) : outline.used
    waiting += words.subtracting(used)
    used.formUnion(words)
  }

  /// The next file that joins.
  mutating func next() -> String? {
    while let name = waiting.last {
      let isNew = !declared.contains(name)
      let direct = isNew ? declaring[name] ?? [] : []
      let others = (adding[name] ?? []).filter { adds($0, name) }
      let path = (nearest(direct).map { [$0] } ?? []) + others
      guard let found = path.first(where: { mayJoin($0) }), let outline = outlines[found] else {
        waiting.removeLast()
        continue
      }
      take(found, outline)
      return found
    }
    return nil
  }

  private func adds(_ path: String, _ name: UInt64) -> Bool {
    guard let outline = outlines[path] else { return false }
    return outline.additions.contains { type, members in
      let isOwn = declaring[type] != nil || declared.contains(type)
      return isOwn ? declared.contains(type) && type == name : members.contains(name)
    }
  }

  private func mayJoin(_ path: String) -> Bool {
    guard !joined.contains(path), let outline = outlines[path] else { return false }
    return outline.declared.isDisjoint(with: declared)
  }

  /// The one whose path has most in common with the focus's, and of several the least else.
  private func nearest(_ paths: [String]) -> String? {
    paths.filter(mayJoin).max { (common($0), -$0.utf8.count) < (common($1), -$1.utf8.count) }
  }

  private func common(_ path: String) -> Int {
    zip(path.split(separator: "/"), focus.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
