import Foundation

/// Names of pictures in one folder, each preview's different from the others'.
struct PictureNames {
  private struct Subject: Hashable {
    var path, symbol: String
  }

  private var names: [Subject: String] = [:]
  private var used: Set<String> = []

  /// `File.Name`, then the variant's values; an unnamed preview has its line's number for a name, and one whose name
  /// another has had before it has the line after the name.
  mutating func name(of shot: PreviewRunner.Shot) -> String {
    let subject = Subject(path: shot.preview.path, symbol: shot.preview.symbol)
    let base = names[subject] ?? fresh(shot)
    names[subject] = base
    return ([base] + shot.variant.names.map(Self.plain)).joined(separator: ".")
  }

  private mutating func fresh(_ shot: PreviewRunner.Shot) -> String {
    let file = ((shot.preview.path as NSString).lastPathComponent as NSString).deletingPathExtension
    let line = "\(shot.preview.line)"
    var name = "\(file).\(Self.plain(shot.preview.name ?? line))"
    if used.contains(name), shot.preview.name != nil { name += ".\(line)" }
    // Files in two folders may have one name.
    var candidate = name
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  private static func plain(_ word: String) -> String { word.replacingOccurrences(of: "/", with: "-") }
}
