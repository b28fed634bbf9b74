internal import DrawingCore
internal import Foundation

/// The folders in which named colours and pictures are looked up: that of the source file, those of its package.
struct AssetFolders: Hashable, Sendable {
  /// Absolute paths; earlier ones win.
  var paths: [String] = []

  /// A colour set of an asset catalogue; nil where there is none of that name.
  /// - Complexity: the first question for a folder reads its tree, later ones take constant time.
  func color(named name: String, beginningIn folder: String? = nil, in context: ResolutionContext) -> RGBA? {
    for path in searched(beginningIn: folder) {
      if let set = AssetIndex.index(of: path).colorSet(named: name) { return set.color(in: context) }
    }
    return nil
  }

  /// The picture file of an image set, or lying loose in a folder, that fits the appearance and scale best.
  func picture(
    named name: String, beginningIn folder: String? = nil, scale: CGFloat, in context: ResolutionContext
  ) -> AssetPicture? {
    for path in searched(beginningIn: folder) {
      if let picture = AssetIndex.index(of: path).picture(named: name, scale: scale, isDark: context.isDark) {
        return picture
      }
    }
    return nil
  }

  /// The files with translations, those of the earliest folder first.
  func stringFiles(beginningIn folder: String? = nil) -> [StringFile] {
    searched(beginningIn: folder).flatMap { AssetIndex.index(of: $0).stringFiles }
  }

  private func searched(beginningIn folder: String?) -> [String] {
    guard let folder, !paths.contains(folder) else { return paths }
    return paths + [folder]
  }
}

/// A picture file, and how many of its pixels make a point.
struct AssetPicture: Hashable, Sendable {
  var path: String
  var scale: CGFloat
  /// How the catalogue says that it is drawn, where it does.
  var isTemplate: Bool?
}
