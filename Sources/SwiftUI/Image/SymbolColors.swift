internal import DrawingCore
internal import Foundation

/// Which parts of symbols have colours of their own in the multicolour mode, and which depend on a value.
nonisolated enum SymbolColors {
  /// A part of a glyph.
  struct Part: Sendable {
    /// The path of the glyph's file, counted from 1; nil for all.
    var number: Int?
    /// In a square whose sides are 1; nil for all.
    var clip: Path?
    var ink: SymbolDrawing.Ink
  }

  /// A layer that is faded where the value does not reach it.
  struct Variable: Sendable {
    var path: Path
    var isFixed = false
  }

  /// Symbols of one colour.
  static let whole: [String: SymbolDrawing.Ink] = {
    var inks: [String: SymbolDrawing.Ink] = [:]
    let names: [(SystemColor, [String])] = [
      (.red, ["heart", "suit.heart", "bookmark", "trash", "exclamationmark.octagon", "xmark.octagon", "stop", "mic"]),
      (
        .yellow,
        [
          "star", "sun.max", "sun.min", "exclamationmark.triangle", "moon.haze", "lightbulb", "bolt",
          "star.leadinghalf.filled",
        ]
      ),
      (.orange, ["flag", "flame"]), (.green, ["leaf", "phone", "video"]), (.cyan, ["drop", "snowflake", "snow"]),
      (.blue, ["folder", "envelope", "paperplane", "tray"]), (.gray, ["wind", "tornado", "smoke"]),
    ]
    for (color, stems) in names {
      for stem in stems {
        inks[stem] = .system(color)
        inks[stem + ".fill"] = .system(color)
      }
    }
    for stem in ["cloud", "icloud", "cloud.fog", "moon"] { inks[stem + ".fill"] = .white }
    return inks
  }()

  /// Filled shapes by the shape's colour; what they hold is white.
  static let shapes: [String: SymbolDrawing.Ink] = {
    var inks: [String: SymbolDrawing.Ink] = [:]
    let names: [(SystemColor, [String])] = [
      (.green, ["plus", "checkmark", "phone", "video"]),
      (.red, ["minus", "xmark", "heart", "exclamationmark", "trash"]),
      (.blue, ["info", "questionmark", "arrow.up", "arrow.down"]), (.yellow, ["star", "bolt"]),
      (.orange, ["flag"]),
    ]
    for (color, stems) in names {
      for stem in stems {
        for shape in [".circle.fill", ".square.fill"] { inks[stem + shape] = .system(color) }
      }
    }
    return inks
  }()

  static let badges: [(name: String, ink: SymbolDrawing.Ink)] = [
    (".badge.plus", .system(.green)), (".badge.checkmark", .system(.green)), (".badge.minus", .system(.red)),
    (".badge.xmark", .system(.red)), (".badge.exclamationmark", .system(.yellow)),
    (".trianglebadge.exclamationmark", .system(.yellow)), (".badge", .system(.red)), (".slash", .system(.red)),
  ]

  private static func band(_ from: CGFloat, _ to: CGFloat) -> Path {
    Path(CGRect(x: -0.5, y: from / 16, width: 2, height: (to - from) / 16))
  }
  private static func column(_ from: CGFloat, _ to: CGFloat) -> Path {
    Path(CGRect(x: from / 16, y: -0.5, width: (to - from) / 16, height: 2))
  }

  /// A cloud and what falls from it, which begins at a height in a square of 16.
  private static func cloud(_ height: CGFloat, _ falling: SystemColor) -> [Part] {
    [
      Part(clip: band(-4, height), ink: .white), Part(clip: band(height, 20), ink: .system(falling)),
    ]
  }

  /// Symbols of several colours. Clouds are white, as Apple's are.
  static let parts: [String: [Part]] = [
    "cloud.sun.fill": [Part(number: 1, ink: .white), Part(number: 2, ink: .system(.yellow))],
    "cloud.moon.fill": [Part(number: 1, ink: .white), Part(number: 2, ink: .system(.gray))],
    "moon.stars.fill": [Part(number: 1, ink: .white), Part(number: 2, ink: .system(.yellow))],
    "cloud.rain.fill": cloud(11.2, .cyan), "cloud.heavyrain.fill": cloud(11.2, .cyan),
    "cloud.drizzle.fill": cloud(11.2, .cyan), "cloud.snow.fill": cloud(11.2, .cyan),
    "cloud.hail.fill": cloud(11.2, .cyan), "cloud.sun.rain.fill": cloud(11.2, .cyan),
    "cloud.bolt.fill": cloud(10.2, .yellow), "cloud.bolt.rain.fill": cloud(10.2, .yellow),
    "sunrise.fill": [Part(clip: band(-4, 20), ink: .system(.yellow))],
    "sunset.fill": [Part(clip: band(-4, 20), ink: .system(.orange))],
    "thermometer.sun.fill": [Part(number: 1, ink: .system(.red)), Part(number: 2, ink: .system(.yellow))],
  ]

  /// Rings around a point, in a square of 16.
  private static func rings(_ x: CGFloat, _ y: CGFloat, _ radii: [CGFloat], fixesFirst: Bool = false) -> [Variable] {
    var inner: CGFloat = 0
    return radii.enumerated().map { index, radius in
      func disc(_ radius: CGFloat) -> CGRect {
        CGRect(x: (x - radius) / 16, y: (y - radius) / 16, width: radius / 8, height: radius / 8)
      }
      var path = Path(ellipseIn: disc(radius))
      if inner > 0 { path = path.subtracting(Path(ellipseIn: disc(inner))) }
      inner = radius
      return Variable(path: path, isFixed: fixesFirst && index == 0)
    }
  }

  /// The layers from the first to be drawn to the last.
  static let variable: [String: [Variable]] = {
    let speaker = Variable(path: column(-4, 7.4), isFixed: true)
    let waves = [Variable(path: column(7.4, 30))]
    func speakers(_ radii: [CGFloat]) -> [Variable] {
      [speaker] + rings(4.5, 8, [4.2] + radii).dropFirst().map { Variable(path: $0.path.intersection(waves[0].path)) }
    }
    let bars = [(0.0, 5.5), (5.5, 10.5), (10.5, 16)].map { Variable(path: column($0.0, $0.1)) }
    let reception = [(0.0, 3.5), (3.5, 7.5), (7.5, 11.5), (11.5, 16)].map { Variable(path: column($0.0, $0.1)) }
    let wifi = rings(8, 13, [2.6, 5.2, 8.1, 20])
    return [
      "wifi": wifi, "speaker.wave.3": speakers([5.9, 8, 20]), "speaker.wave.3.fill": speakers([5.9, 8, 20]),
      "speaker.wave.2": speakers([5.9, 20]), "speaker.wave.2.fill": speakers([5.9, 20]), "chart.bar": bars,
      "chart.bar.fill": bars, "cellularbars": reception,
    ]
  }()
}
