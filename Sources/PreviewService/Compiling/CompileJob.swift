import Foundation
import PreviewProtocol

/// A run of the compiler on the files of a module: in a folder of its own, with the copies in it that stand in for the
/// user's files.
///
/// The compiler sees each copy under the path of the user's own file, so that diagnostics, `#filePath` and the messages
/// of failed preconditions name that.
struct CompileJob: Sendable {
  /// Where the copies and the objects lie.
  let folder: String
  /// What the compiler is given, in the order of the module's files.
  let names: [String]
  let texts: [String]
  /// Which of them become objects.
  let primaries: [Int]

  init(_ units: [Compiler.Unit], primaries: Set<String>, folder: String) {
    self.folder = folder
    var names: [String] = []
    var texts: [String] = []
    var used: Set<String> = []
    for (index, unit) in units.enumerated() {
      // The compiler takes each file name once in a module; a file in another folder that has the name too goes under
      // another, and says in a line of its own which file it is.
      let isFirst = used.insert((unit.path as NSString).lastPathComponent).inserted
      names.append(isFirst ? unit.path : "\((unit.path as NSString).deletingPathExtension).\(index)~.swift")
      texts.append(isFirst ? unit.scan.source : Self.location(of: unit.path) + unit.scan.source)
    }
    self.names = names
    self.texts = texts
    self.primaries = units.indices.filter { primaries.contains(units[$0].path) }
  }

  var arguments: [String] {
    var arguments = ["-frontend", "-c"]
    for (index, name) in names.enumerated() {
      arguments += primaries.contains(index) ? ["-primary-file", name] : [name]
    }
    // Objects belong to primary files in their order.
    for object in primaries.indices { arguments += ["-o", self.object(object)] }
    return arguments + ["-vfsoverlay", overlay]
  }

  /// The object of the primary file with this place among them.
  func object(_ index: Int) -> String { "\(folder)/\(index).o" }

  private var overlay: String { "\(folder)/overlay.json" }
  private func copy(_ index: Int) -> String { "\(folder)/\(index).swift" }

  /// Writes the copies and what tells the compiler of them.
  /// - Parameter fed: the file whose text comes by standard input, if any; its copy is not written.
  func write(fed: Int? = nil) throws(ServiceError) {
    do {
      var roots: [Overlay.Root] = []
      for (index, name) in names.enumerated() {
        if index != fed { try texts[index].write(toFile: copy(index), atomically: false, encoding: .utf8) }
        roots.append(Overlay.Root(name: name, contents: index == fed ? "/dev/stdin" : copy(index)))
      }
      try JSONEncoder().encode(Overlay(roots: roots)).write(to: URL(fileURLWithPath: overlay))
    } catch {
      throw .cannotWriteCache(path: folder, error)
    }
  }

  private static func location(of path: String) -> String {
    let literal = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "#sourceLocation(file: \"\(literal)\", line: 1)\n"
  }
}

/// The compiler's description of files that stand in for others.
private struct Overlay: Encodable {
  struct Root: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  var version = 0
  var usesExternalNames = false
  var roots: [Root]

  enum CodingKeys: String, CodingKey {
    case version, roots
    case usesExternalNames = "use-external-names"
  }
}
