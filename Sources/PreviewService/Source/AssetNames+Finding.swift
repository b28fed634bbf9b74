import Foundation
import PreviewProtocol

extension AssetNames {
  /// Catalogues deeper than this, and folders beyond this number, are not looked for.
  private static let depthLimit = 8, folderLimit = 4000
  private static let skipped: Set<String> = ["node_modules", "DerivedData", "Pods", "Carthage", "build", "Tests"]

  /// The names in the asset catalogues of a folder and of those below it.
  /// - Parameter texts: what the files of the module say. Colours that one of them declares are left to it.
  init(below root: String, besides texts: [String]) {
    self.init()
    var count = 0
    var colors: [String: String] = [:]
    func visit(_ folder: String, _ depth: Int, isCatalogue: Bool) {
      guard depth <= Self.depthLimit, count < Self.folderLimit else { return }
      count += 1
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !entry.hasPrefix(".") {
        let stem = (entry as NSString).deletingPathExtension
        switch (entry as NSString).pathExtension {
        case "imageset" where isCatalogue: images[Self.symbol(for: stem, without: "Image")] = stem
        case "colorset" where isCatalogue: colors[Self.symbol(for: stem, without: "Color")] = stem
        case "xcassets": visit("\(folder)/\(entry)", depth + 1, isCatalogue: true)
        case "" where !Self.skipped.contains(entry) && FileSystem.isFolder("\(folder)/\(entry)"):
          visit("\(folder)/\(entry)", depth + 1, isCatalogue: isCatalogue)
        default: break
        }
      }
    }
    visit(root, 0, isCatalogue: false)
    self.colors = colors
    let words = colors.isEmpty ? [] : texts.reduce(into: Set<Substring>()) { $0.formUnion(Self.declaredWords(in: $1)) }
    plainColors = Set(colors.keys.filter { !words.contains($0[...]) })
  }

  /// Every word after `let` or `var`.
  private static func declaredWords(in text: String) -> Set<Substring> {
    var result: Set<Substring> = []
    var isAwaited = false
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      if isAwaited { result.insert(word) }
      isAwaited = word == "let" || word == "var"
    }
    return result
  }

  /// The name of an asset in Swift, as Xcode makes it: in one word that begins small, without the kind at its end.
  static func symbol(for name: String, without kind: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first else { return "_" }
    // Of capitals at the start, the last belongs to the word that follows.
    let capitals = first.prefix { $0.isUppercase }
    let count = capitals.count > 1 && capitals.count < first.count ? capitals.count - 1 : capitals.count
    var result = first.prefix(count).lowercased() + first.dropFirst(count)
    result += words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if result.hasSuffix(kind), result.count > kind.count { result.removeLast(kind.count) }
    return result.first?.isNumber == true ? "_" + result : result
  }
}
