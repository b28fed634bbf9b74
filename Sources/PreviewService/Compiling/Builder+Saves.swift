import Foundation
public import PreviewProtocol

/// What makes a save of a source that was built before faster.
extension Builder {
  /// What a running preview of a module must be told so that it shows the source as it is now, without a compile.
  /// - Returns: nil where more has changed than the values of literals.
  /// - Throws: `ServiceError`.
  public func literalEdits(path: String, since module: BuiltModule) async throws -> [ScannedLiteral]? {
    guard memory != nil, let sources = try? neighbourhood.sources(path: FileSystem.absolute(path)) else { return nil }
    let scanned: Scanned
    do {
      scanned = try await scan(sources, module.platform)
    } catch is UnusableSource {
      return nil
    }
    guard scanned.units.map(\.path) == module.files.map(\.path) else { return nil }
    let usesShaders = scanned.texts.contains(where: MetalSources.areUsed)
    let shaders = usesShaders ? MetalSources(below: sources.resourceFolder) : nil
    guard shaders.map(\.version) ?? "" == module.shaderVersion else { return nil }
    if let shaders { memory?.files = sources.files + shaders.files + shaders.headers }
    var edits: [ScannedLiteral] = []
    for (file, unit) in zip(module.files, scanned.units) where scanned.versions[file.path] != file.version {
      guard let old = file.editable, let new = unit.scan.editable, let own = old.edits(to: new) else { return nil }
      edits += own
    }
    return edits
  }

  /// The files that the last build looked at.
  var files: [String] { memory?.files ?? [] }

  /// Starts a compiler that waits for the next save, and the scanner, which a source that was known did not need. To be
  /// called when nothing else is to be done.
  public func prepareForNextSave() {
    guard let memory else { return }
    scanner.warmUp()
    let units = memory.units
    // The file that was saved last is likely to be saved next.
    guard let next = units.map(\.path).max(by: { FileSystem.changed($0) < FileSystem.changed($1) }) else { return }
    if let waiting = memory.waiting, waiting.fits(CompileJob(units, primaries: [next], folder: ""), compiler) { return }
    memory.waiting = nil
    guard let folder = try? cache.makeTemporaryFolder() else { return }
    do throws(ServiceError) {
      memory.waiting = try WaitingCompiler(units, next: next, folder: folder, compiler: compiler)
    } catch {
      // The next compile starts its own, and says what is wrong.
      BackgroundWork.remove(folder)
    }
  }
}
