internal import Foundation

/// The `Contents.json` of a folder in an asset catalogue, as far as it is used.
struct AssetContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct ColorEntry: Decodable {
    struct Components: Decodable {
      var red, green, blue, white, alpha: String?
    }
    struct Value: Decodable {
      var colorSpace: String?
      var components: Components?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, reference
      }
    }
    var idiom: String?
    var color: Value?
    var appearances: [Appearance]?
  }

  struct ImageEntry: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
  }

  var colors: [ColorEntry]?
  var images: [ImageEntry]?
  var properties: Properties?

  init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }
}

extension [AssetContents.Appearance]? {
  var isDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
  var isHighContrast: Bool { self?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
}

/// The pictures of an image set.
struct ImageSet: Sendable {
  private var light: [AssetPicture] = [], dark: [AssetPicture] = []

  init(folder: String) {
    guard let contents = AssetContents(folder: folder) else { return }
    let intent = contents.properties?.templateRenderingIntent
    for entry in contents.images ?? [] {
      guard let filename = entry.filename else { continue }
      let picture = AssetPicture(
        path: folder + "/" + filename, scale: entry.scale.flatMap { Double($0.dropLast()) } ?? 1,
        isTemplate: intent.map { $0 == "template" })
      if entry.appearances.isDark { dark.append(picture) } else { light.append(picture) }
    }
  }

  func picture(scale: CGFloat, isDark: Bool) -> AssetPicture? {
    (isDark && !dark.isEmpty ? dark : light).closest(to: scale)
  }
}
