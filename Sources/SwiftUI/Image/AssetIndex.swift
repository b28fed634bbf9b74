internal import Foundation
internal import Synchronization

/// What lies in a folder by name: colour sets, image sets and loose pictures, found once.
final class AssetIndex: Sendable {
  private let colorSets: [String: ColorSet]
  private let imageSets: [String: ImageSet]
  /// Loose pictures by name, with and without extension and scale.
  private let pictures: [String: [AssetPicture]]
  /// Files with translations.
  let stringFiles: [StringFile]

  private static let indexes = Mutex<[String: AssetIndex]>([:])
  /// Folders deeper than this, and files beyond this number, are not looked at: a preview's folder may be a home folder.
  private static let depthLimit = 8, fileLimit = 20_000
  /// Folders of other tools, which hold many files and no picture of the user's.
  private static let skipped: Set<String> = ["node_modules", "DerivedData", "Pods", "Carthage", "build"]
  private static let pictureExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "webp", "tif", "tiff", "bmp", "heic",
  ]

  /// The index of the folder, made when first asked for.
  static func index(of path: String) -> AssetIndex {
    indexes.withLock { known in
      if let index = known[path] { return index }
      let index = AssetIndex(path)
      known[path] = index
      return index
    }
  }

  /// Forgets what was found, after files have changed.
  static func reset() { indexes.withLock { $0 = [:] } }

  private init(_ root: String) {
    var colorSets: [String: ColorSet] = [:]
    var imageSets: [String: ImageSet] = [:]
    var pictures: [String: [AssetPicture]] = [:]
    var stringFiles: [StringFile] = []
    var seen = 0

    /// - Parameter prefix: names of the catalogue's folders that provide a namespace, each with a slash.
    func visit(_ folder: String, depth: Int, isCatalogue: Bool, prefix: String) {
      guard depth <= Self.depthLimit, seen < Self.fileLimit else { return }
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for entry in entries.sorted() where !entry.hasPrefix(".") && !Self.skipped.contains(entry) {
        seen += 1
        let path = folder + "/" + entry
        let stem = (entry as NSString).deletingPathExtension
        switch (entry as NSString).pathExtension.lowercased() {
        case "colorset":
          if colorSets[prefix + stem] == nil { colorSets[prefix + stem] = ColorSet(folder: path) }
        case "imageset":
          if imageSets[prefix + stem] == nil { imageSets[prefix + stem] = ImageSet(folder: path) }
        case let kind where Self.pictureExtensions.contains(kind) && !isCatalogue:
          let (name, scale) = Self.nameAndScale(stem)
          let picture = AssetPicture(path: path, scale: scale, isTemplate: nil)
          for key in [name, name + "." + kind] { pictures[key, default: []].append(picture) }
        case "strings", "stringsdict", "xcstrings":
          let parent = folder as NSString
          let language =
            parent.pathExtension == "lproj" ? (parent.lastPathComponent as NSString).deletingPathExtension : nil
          stringFiles.append(StringFile(path: path, table: stem, language: language))
        case let kind where kind.isEmpty || kind == "xcassets" || kind == "bundle" || kind == "lproj":
          var isFolder: ObjCBool = false
          guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            continue
          }
          let isNamed = isCatalogue && AssetContents(folder: path)?.properties?.providesNamespace == true
          visit(
            path, depth: depth + 1, isCatalogue: isCatalogue || kind == "xcassets",
            prefix: isNamed ? prefix + entry + "/" : prefix)
        // Other names with an extension are files.
        default: break
        }
      }
    }

    visit(root, depth: 0, isCatalogue: false, prefix: "")
    self.colorSets = colorSets
    self.imageSets = imageSets
    self.pictures = pictures
    self.stringFiles = stringFiles
  }

  func colorSet(named name: String) -> ColorSet? { colorSets[name] }

  func picture(named name: String, scale: CGFloat, isDark: Bool) -> AssetPicture? {
    if let set = imageSets[name], let picture = set.picture(scale: scale, isDark: isDark) { return picture }
    return (pictures[name] ?? []).closest(to: scale)
  }

  /// `photo@2x` is the picture `photo` with two pixels for each point.
  static func nameAndScale(_ stem: String) -> (String, CGFloat) {
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") { return (String(stem.dropLast(3)), CGFloat(scale)) }
    return (stem, 1)
  }
}

extension [AssetPicture] {
  /// The picture of that scale, else the next larger, else the largest.
  func closest(to scale: CGFloat) -> AssetPicture? {
    let sorted = sorted { $0.scale < $1.scale }
    return sorted.first { $0.scale >= scale } ?? sorted.last
  }
}
