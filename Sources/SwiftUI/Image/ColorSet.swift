internal import DrawingCore
internal import Foundation

/// The colours of a colour set by appearance.
struct ColorSet: Sendable {
  private struct Entry {
    var color: Color
    var isDark, isHighContrast: Bool
  }

  private var entries: [Entry] = []

  init(folder: String) {
    for entry in AssetContents(folder: folder)?.colors ?? [] {
      guard let color = entry.color.flatMap(Self.color) else { continue }
      entries.append(
        Entry(
          color: color, isDark: entry.appearances.isDark, isHighContrast: entry.appearances.isHighContrast))
    }
  }

  /// The entry that agrees with most of the appearance; an entry without a condition fits any.
  func color(in context: ResolutionContext) -> RGBA? {
    let fitting = entries.filter {
      (!$0.isDark || context.isDark) && (!$0.isHighContrast || context.isHighContrast)
    }
    func agreement(_ entry: Entry) -> Int { (entry.isDark ? 2 : 0) + (entry.isHighContrast ? 1 : 0) }
    return fitting.max { agreement($0) < agreement($1) }?.color.rgba(in: context)
  }

  private static func color(_ value: AssetContents.ColorEntry.Value) -> Color? {
    if let reference = value.reference { return systemColor(reference) }
    guard let components = value.components else { return nil }
    let alpha = components.alpha.flatMap { Double($0) } ?? 1
    let space: Color.RGBColorSpace =
      switch value.colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb", "linear-srgb": .sRGBLinear
      default: .sRGB
      }
    if let white = component(components.white) { return Color(space, white: white, opacity: alpha) }
    guard let red = component(components.red), let green = component(components.green),
      let blue = component(components.blue)
    else { return nil }
    return Color(space, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// `0x1F` and `31` count to 255, `0.12` counts to 1.
  private static func component(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.contains(".") { return Double(text) }
    return Double(text).map { $0 / 255 }
  }

  /// A system colour by the name that catalogues use, such as `systemBlueColor`.
  private static func systemColor(_ reference: String) -> Color? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    let plain = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name.lowercased()
    let semantic: [String: SystemColor] = [
      "label": .primary, "secondarylabel": .secondary, "tertiarylabel": .tertiary, "quaternarylabel": .quaternary,
      "fill": .fill, "background": .background, "secondarysystembackground": .secondaryBackground,
      "tertiarysystembackground": .tertiaryBackground, "groupedbackground": .groupedBackground,
      "secondarysystemgroupedbackground": .secondaryGroupedBackground, "separator": .separator, "link": .link,
      "placeholdertext": .placeholderText, "windowbackground": .windowBackground,
    ]
    if let color = semantic[plain] { return Color(system: color) }
    return SystemColor.allCases.first { "\($0)" == plain }.map { Color(system: $0) }
  }
}
