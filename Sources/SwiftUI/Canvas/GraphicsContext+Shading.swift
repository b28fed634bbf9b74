public import DrawingCore
public import Foundation

extension GraphicsContext {
  /// What an area is filled or a line is drawn with; points are in the coordinates of the context.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case linear(Gradient, from: CGPoint, to: CGPoint, GradientOptions)
      case radial(Gradient, center: CGPoint, from: CGFloat, to: CGFloat, GradientOptions)
      case conic(Gradient, center: CGPoint, angle: Angle)
      case image(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
      case shader(Shader, bounds: CGRect)
      case palette([Shading])
    }
    let kind: Kind

    /// The foreground style around the canvas.
    public static var foreground: Shading { .style(ForegroundStyle()) }
    /// The background around the canvas.
    public static var backdrop: Shading { .style(BackgroundStyle()) }

    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
    /// The first of several shadings; the others are for the levels of symbols.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, from: startPoint, to: endPoint, options))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center: center, from: startRadius, to: endRadius, options))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center: center, angle: angle))
    }
    /// A function of the form `half4 name(float2 position, …)`, in the coordinates of the context.
    /// - Parameter bounds: what `Shader.Argument.boundingRect` stands for.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      Shading(kind: .shader(shader, bounds: bounds))
    }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .image(image, origin: origin, source: sourceRect, scale: scale))
    }
  }

  /// How a gradient goes on beyond its ends, and in what terms colours are mixed.
  public struct GradientOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A shading that no longer depends on the environment.
  public func resolve(_ shading: Shading) -> Shading {
    guard case .color(let color) = shading.kind else { return shading }
    return .color(Color(color.rgba(in: environment.resolution)))
  }
}

extension GraphicsContext.Shading {
  /// The paint for something within a rectangle, what the style does to what is drawn, and the pictures in use.
  nonisolated func resolved(
    for rect: CGRect, in styles: _StyleContext
  ) -> (paint: Paint, effects: [Effect], images: [ImageID: Bitmap]) {
    func stops(_ gradient: Gradient) -> [ColorStop] { gradient.resolve(in: styles.resolution) }
    switch kind {
    case .color(let color): return (.color(color.rgba(in: styles.resolution)), [], [:])
    case .style(let style):
      let paint = style._paint(in: rect, context: styles)
      var images: [ImageID: Bitmap] = [:]
      if case .image(let id, _, _) = paint { images[id] = PictureStore.shared.bitmap(named: id) }
      return (paint, style._effects(in: rect, context: styles), images)
    case .linear(let gradient, let start, let end, let options):
      let run = GradientRun(stops(gradient), options)
      let length = hypot(end.x - start.x, end.y - start.y)
      guard run.isRepeated, length > 0 else { return (.linearGradient(run.stops, from: start, to: end), [], [:]) }
      let along = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
      let places = rect.corners.map { (($0.x - start.x) * along.x + ($0.y - start.y) * along.y) / length }
      let first = (places.min() ?? 0).rounded(.down), last = max((places.max() ?? 1).rounded(.up), first + 1)
      func place(_ t: CGFloat) -> CGPoint {
        CGPoint(x: start.x + along.x * t * length, y: start.y + along.y * t * length)
      }
      return (.linearGradient(run.repeated(from: first, to: last), from: place(first), to: place(last)), [], [:])
    case .radial(let gradient, let center, let from, let to, let options):
      let run = GradientRun(stops(gradient), options)
      guard run.isRepeated, to > from else {
        return (.radialGradient(run.stops, center: center, startRadius: from, endRadius: to), [], [:])
      }
      let farthest = rect.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? to
      let last = max(((farthest - from) / (to - from)).rounded(.up), 1)
      let first = -(from / (to - from)).rounded(.down)
      return (
        .radialGradient(
          run.repeated(from: first, to: last), center: center, startRadius: from + first * (to - from),
          endRadius: from + last * (to - from)), [], [:]
      )
    case .conic(let gradient, let center, let angle):
      return (
        .angularGradient(
          stops(gradient), center: center, start: angle.radians, end: angle.radians + 2 * .pi), [], [:]
      )
    case .image(let image, let origin, let source, let scale):
      let paint = ImagePaint(image: image, sourceRect: source, scale: scale)._paint(
        in: CGRect(origin: origin, size: rect.size), context: styles)
      var images: [ImageID: Bitmap] = [:]
      if case .image(let id, _, _) = paint { images[id] = PictureStore.shared.bitmap(named: id) }
      return (paint, [], images)
    case .shader(let shader, let bounds):
      let paint = shader.paint(in: rect, from: .zero, bounds: bounds, styles.environment)
      var images: [ImageID: Bitmap] = [:]
      if case .image(let id, _, _) = paint { images[id] = PictureStore.shared.bitmap(named: id) }
      return (paint, [], images)
    case .palette(let shadings):
      return (shadings.first ?? .foreground).resolved(for: rect, in: styles)
    }
  }
}

/// A gradient's colours, once or again and again.
nonisolated private struct GradientRun {
  let stops: [ColorStop]
  let options: GraphicsContext.GradientOptions

  init(_ stops: [ColorStop], _ options: GraphicsContext.GradientOptions) {
    self.stops = stops
    self.options = options
  }

  var isRepeated: Bool { !options.isDisjoint(with: [.repeat, .mirror]) }

  /// The stops from one whole number to another, of which 0 to 1 are the gradient, as places from 0 to 1.
  func repeated(from first: CGFloat, to last: CGFloat) -> [ColorStop] {
    // More turns than this are too fine to be seen.
    let count = min(Int(last - first), 500)
    return (0..<max(count, 1)).flatMap { turn -> [ColorStop] in
      let isMirrored = options.contains(.mirror) && !(Int(first) + turn).isMultiple(of: 2)
      let run = isMirrored ? stops.reversed().map { ColorStop($0.color, at: 1 - $0.location) } : stops
      return run.map { ColorStop($0.color, at: (CGFloat(turn) + $0.location) / CGFloat(max(count, 1))) }
    }
  }
}

extension CGRect {
  nonisolated fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
