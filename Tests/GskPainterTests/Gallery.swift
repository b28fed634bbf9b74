import DrawingCore
import Foundation

/// One drawing with every command and effect, to look at.
struct Gallery {
  private(set) var commands: [DrawCommand] = []
  private var cell = 0
  /// The scales that pictures are tested at.
  static let scales = [1.0, 2, 3]
  static let columns = 6, side: CGFloat = 80

  static var list: DisplayList {
    var gallery = Gallery()
    gallery.fill()
    let rows = (gallery.cell + columns - 1) / columns
    return DisplayList(
      size: CGSize(width: side * CGFloat(columns), height: side * CGFloat(rows)), commands: gallery.commands,
      images: [ImageID(1): checkers])
  }

  /// Eight by eight pixels of two colours, with a clear corner.
  static var checkers: Bitmap {
    var pixels = Data()
    for y in 0..<8 {
      for x in 0..<8 {
        let color: [UInt8] =
          x < 2 && y < 2 ? [0, 0, 0, 0] : (x + y).isMultiple(of: 2) ? [230, 80, 40, 255] : [250, 220, 120, 255]
        pixels.append(contentsOf: color)
      }
    }
    return Bitmap(width: 8, height: 8, scale: 1, pixels: pixels)
  }

  /// Draws in a square of 80 points, of which 8 on each side stay free.
  private mutating func add(_ drawn: [DrawCommand]) {
    let x = CGFloat(cell % Self.columns) * Self.side, y = CGFloat(cell / Self.columns) * Self.side
    commands.append(.push(.transform(CGAffineTransform(translationX: x, y: y))))
    commands += drawn
    commands.append(.pop)
    cell += 1
  }

  private static let rainbow: [ColorStop] = [
    ColorStop(.red, at: 0), ColorStop(RGBA(red: 1, green: 0.8, blue: 0), at: 0.4), ColorStop(.blue, at: 1),
  ]

  private mutating func fill() {
    let area = CGRect(x: 8, y: 8, width: 64, height: 64), blue = RGBA(red: 0, green: 0.48, blue: 1)
    let star = Self.star(in: area), center = CGPoint(x: 40, y: 40)
    func solid(_ path: Path, _ color: RGBA = blue) -> DrawCommand { .fill(path, .color(color), FillStyle()) }
    func painted(_ paint: Paint, _ path: Path? = nil) -> DrawCommand { .fill(path ?? Path(area), paint, FillStyle()) }
    func with(_ effect: Effect, _ inner: [DrawCommand]) -> [DrawCommand] { [.push(effect)] + inner + [.pop] }

    // Shapes.
    add([solid(Path(area))])
    add([solid(Path(roundedRect: area, cornerRadius: 20, style: .circular))])
    add([solid(Path(roundedRect: area, cornerRadius: 20, style: .continuous))])
    add([solid(Path(ellipseIn: area))])
    add([solid(Path(ellipseIn: area.insetBy(dx: 0, dy: 14)))])
    add([.fill(star, .color(blue), FillStyle(eoFill: true))])
    // Strokes.
    add([
      .stroke(Path(roundedRect: area.insetBy(dx: 4, dy: 4), cornerRadius: 16), .color(.red), StrokeStyle(lineWidth: 4))
    ])
    add([
      .stroke(
        Path(ellipseIn: area.insetBy(dx: 4, dy: 4)), .color(.red),
        StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 12]))
    ])
    add([.stroke(star, .color(.black), StrokeStyle(lineWidth: 3, lineJoin: .miter))])
    add([solid(star.strokedPath(StrokeStyle(lineWidth: 6, lineJoin: .round, dash: [14, 8])))])
    add([
      .stroke(
        Path(ellipseIn: area.insetBy(dx: 6, dy: 6)).trimmedPath(from: 0, to: 0.7),
        .angularGradient(Self.rainbow, center: center, start: 0, end: 0.7 * 2 * .pi),
        StrokeStyle(lineWidth: 12, lineCap: .round))
    ])
    add([
      .stroke(
        Path(area.insetBy(dx: 6, dy: 6)), .linearGradient(Self.rainbow, from: .zero, to: CGPoint(x: 80, y: 80)),
        StrokeStyle(lineWidth: 12, lineJoin: .round))
    ])
    // Gradients.
    add([painted(.linearGradient(Self.rainbow, from: CGPoint(x: 8, y: 8), to: CGPoint(x: 72, y: 72)))])
    add([painted(.radialGradient(Self.rainbow, center: center, startRadius: 5, endRadius: 32))])
    add([
      painted(
        .ellipticalGradient(
          Self.rainbow, center: center, size: CGSize(width: 64, height: 32), startFraction: 0, endFraction: 1))
    ])
    add([painted(.angularGradient(Self.rainbow, center: center, start: 0, end: 2 * .pi), Path(ellipseIn: area))])
    add([painted(.angularGradient(Self.rainbow, center: center, start: 0, end: .pi), star)])
    add([
      painted(
        .linearGradient([ColorStop(blue, at: 0), ColorStop(.clear, at: 1)], from: .zero, to: CGPoint(x: 0, y: 72)))
    ])
    // Effects.
    let card = solid(Path(roundedRect: area.insetBy(dx: 8, dy: 12), cornerRadius: 10), .white)
    add(
      with(.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.4), radius: 6, offset: CGSize(width: 0, height: 4)), [card])
    )
    add(with(.blur(radius: 5, isOpaque: false), [solid(star)]))
    add(
      with(.opacity(0.5), [solid(Path(area.insetBy(dx: 10, dy: 0)), .red), solid(Path(area.insetBy(dx: 0, dy: 16)))]))
    add(
      with(
        .mask([
          painted(
            .linearGradient(
              [ColorStop(.black, at: 0), ColorStop(.clear, at: 1)], from: .zero, to: CGPoint(x: 72, y: 0)), star)
        ]), [solid(Path(area))]))
    add(with(.clip(star, FillStyle()), [painted(.linearGradient(Self.rainbow, from: .zero, to: CGPoint(x: 80, y: 0)))]))
    add(
      with(
        .clip(Path(roundedRect: area, cornerRadius: 20), FillStyle()),
        [solid(Path(ellipseIn: CGRect(x: 30, y: 30, width: 80, height: 80)))]))
    for mode in [BlendMode.multiply, .screen, .difference, .luminosity, .plusLighter, .destinationOut] {
      add(
        with(
          .group,
          [solid(Path(ellipseIn: CGRect(x: 8, y: 8, width: 44, height: 44)), RGBA(red: 1, green: 0.6, blue: 0.1))]
            + with(.blend(mode), [solid(Path(ellipseIn: CGRect(x: 28, y: 28, width: 44, height: 44)))])))
    }
    var tilted = ProjectionTransform()
    (tilted.m11, tilted.m21, tilted.m31) = (0.8, 0.1, 4)
    (tilted.m13, tilted.m22) = (0.006, 1)
    let around = CGAffineTransform(translationX: 40, y: 40)
    add(
      with(
        .projection(tilted),
        [
          painted(.linearGradient(Self.rainbow, from: .zero, to: CGPoint(x: 80, y: 0))),
          solid(Path(ellipseIn: area.insetBy(dx: 14, dy: 14)), .white),
        ]))
    add(
      with(
        .transform(CGAffineTransform(rotationAngle: .pi / 6).concatenating(around)),
        [solid(Path(CGRect(x: -24, y: -16, width: 48, height: 32)))]))
    add(
      with(
        .transform(CGAffineTransform(a: 1, b: 0.2, c: 0.5, d: 0.8, tx: 40, ty: 40)),
        [solid(Path(CGRect(x: -20, y: -20, width: 40, height: 40)))]))
    let grey: [Float] = [0.2126, 0.7152, 0.0722, 0, 0]
    add(
      with(
        .colorMatrix(ColorMatrix(grey + grey + grey + [0, 0, 0, 1, 0])),
        [painted(.linearGradient(Self.rainbow, from: .zero, to: CGPoint(x: 80, y: 0)))]))
    // Symbols and pictures.
    add([.symbol("heart-fill", in: area, .color(.red))])
    add([
      .symbol(
        "sun-fill", in: area.insetBy(dx: 10, dy: 0),
        .linearGradient(Self.rainbow, from: .zero, to: CGPoint(x: 0, y: 80)))
    ])
    let picture = ImageID(1)
    add([.image(picture, in: area, ImageDrawing(interpolation: .none))])
    add([.image(picture, in: area, ImageDrawing(interpolation: .high))])
    add([.image(picture, in: area, ImageDrawing(isTiled: true))])
    add([.image(picture, in: area, ImageDrawing(interpolation: .none, capInsets: [3, 3, 3, 3]))])
    add([.image(picture, in: area, ImageDrawing(interpolation: .none, tint: .color(blue), isMirrored: true))])
    add([painted(.image(picture, origin: CGPoint(x: 8, y: 8), scale: 2), star)])
    // Text.
    add([Self.text("Ag", size: 40, at: CGPoint(x: 8, y: 54), .color(.black))])
    add([
      Self.text(
        "Ag", size: 40, at: CGPoint(x: 8, y: 54), .linearGradient(Self.rainbow, from: .zero, to: CGPoint(x: 80, y: 0)))
    ])
    add([
      Self.text("small text wave", size: 10, at: CGPoint(x: 4, y: 30.3), .color(.black)),
      Self.text("Illinois 1177 WAVE", size: 8, at: CGPoint(x: 4.4, y: 50.7), .color(blue)),
    ])
    add([Self.text("😀", size: 36, at: CGPoint(x: 16, y: 54), .color(.black), family: "Noto Color Emoji")])
  }

  static func star(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
      })
    path.closeSubpath()
    return path
  }
}
