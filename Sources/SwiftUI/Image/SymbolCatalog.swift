internal import DrawingCore
internal import Foundation
internal import Synchronization

/// The glyphs that can stand for SF Symbols: those of the installed icon set, by file name without extension.
final class SymbolCatalog: Sendable {
  let stems: Set<String>
  private let folder: String?
  private struct Cache: Sendable {
    var inks: [String: CGRect] = [:]
    var drawings: [String: SymbolDrawing?] = [:]
  }
  private let cache = Mutex(Cache())

  /// The set that is installed on this machine; its names are read once.
  static let installed = SymbolCatalog(folder: installedFolder)

  private static var installedFolder: String? {
    let data = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let roots = data.split(separator: ":").map(String.init) + ["/usr/share"]
    for root in roots {
      for folder in ["bootstrap-icons/svg", "bootstrap-icons", "bootstrap-icons/icons"] {
        let path = root + "/" + folder
        if FileManager.default.fileExists(atPath: path + "/heart-fill.svg") { return path }
      }
    }
    return nil
  }

  /// The SVG files of a folder; none where it is nil.
  init(folder: String?) {
    self.folder = folder
    let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    stems = Set(files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
  }

  /// Glyphs by name alone, which fill their square.
  init(stems: Set<String>) {
    self.stems = stems
    folder = nil
  }

  func contains(_ stem: String) -> Bool { stems.contains(stem) || SymbolOutlines.pieces[stem] != nil }

  /// The part of a glyph's square that it draws on; the whole square where its file cannot be read.
  func ink(of stem: String) -> CGRect {
    if let ink = SymbolOutlines.ink(of: stem) { return ink }
    if let known = cache.withLock({ $0.inks[stem] }) { return known }
    var ink = SymbolDrawing.unitSquare
    if let folder, let data = FileManager.default.contents(atPath: "\(folder)/\(stem).svg") {
      ink = SVGInk.bounds(String(decoding: data, as: UTF8.self)) ?? ink
    }
    cache.withLock { $0.inks[stem] = ink }
    return ink
  }

  /// How a symbol is drawn; nil where the set has nothing for it.
  func drawing(of name: String) -> SymbolDrawing? {
    if let known = cache.withLock({ $0.drawings[name] }) { return known }
    let drawing = SymbolComposer(catalog: self).drawing(of: name)
    cache.withLock { $0.drawings[name] = drawing }
    return drawing
  }

  /// The symbol in its own colours; in the foreground's where it has none.
  func coloredDrawing(of name: String) -> SymbolDrawing? {
    SymbolComposer(catalog: self).coloredDrawing(of: name) ?? drawing(of: name)
  }

  /// The symbol with what lies above a value faded; as it is where it does not depend on one.
  func variableDrawing(of name: String, value: Double) -> SymbolDrawing? {
    SymbolComposer(catalog: self).variableDrawing(of: name, value: value) ?? drawing(of: name)
  }

  /// The symbol in levels that can have styles of their own; as one level where it has only one.
  func layeredDrawing(of name: String) -> SymbolDrawing? {
    SymbolComposer(catalog: self).layeredDrawing(of: name) ?? drawing(of: name)
  }
}
