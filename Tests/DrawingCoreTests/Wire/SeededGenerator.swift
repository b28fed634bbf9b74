import DrawingCore
import Foundation

/// A small random source whose values follow from its seed alone (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Random drawings.
extension SeededGenerator {
  mutating func number() -> CGFloat { CGFloat(Double.random(in: -1000...1000, using: &self)) }
  mutating func float() -> Float { Float.random(in: -2...2, using: &self) }
  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  mutating func flag() -> Bool { Bool.random(using: &self) }
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  mutating func color() -> RGBA { RGBA(red: float(), green: float(), blue: float(), alpha: float()) }
  mutating func stops() -> [ColorStop] { (0..<index(4)).map { _ in ColorStop(color(), at: number()) } }
  mutating func text() -> String { String((0..<index(12)).map { _ in Array("aé漢👩‍👩‍👧 -")[index(6)] }) }

  mutating func paint() -> Paint {
    switch index(7) {
    case 0: .color(color())
    case 1: .linearGradient(stops(), from: point(), to: point())
    case 2: .radialGradient(stops(), center: point(), startRadius: number(), endRadius: number())
    case 3:
      .ellipticalGradient(stops(), center: point(), size: size(), startFraction: number(), endFraction: number())
    case 4: .angularGradient(stops(), center: point(), start: Double(number()), end: Double(number()))
    case 5: .mesh(mesh())
    default: .image(ImageID(next()), origin: point(), scale: number())
    }
  }

  mutating func mesh() -> MeshPaint {
    let width = 2 + index(2), height = 2 + index(2)
    return MeshPaint(
      width: width, height: height,
      vertices: (0..<(width * height)).map { _ in
        MeshPaint.Vertex(position: point(), leading: point(), top: point(), trailing: point(), bottom: point())
      }, colors: (0..<(width * height)).map { _ in color() }, background: color(), isSmooth: flag())
  }

  mutating func matrix() -> ColorMatrix { ColorMatrix((0..<20).map { _ in float() }) }

  mutating func path() -> Path {
    switch index(4) {
    case 0: return Path(storage: .rect(rect()))
    case 1: return Path(storage: .ellipse(rect()))
    case 2:
      return Path(storage: .roundedRect(rect(), cornerSize: size(), style: flag() ? .circular : .continuous))
    default:
      return Path(
        storage: .elements(
          (0..<index(6)).map { _ in
            switch index(5) {
            case 0: .move(to: point())
            case 1: .line(to: point())
            case 2: .quadCurve(to: point(), control: point())
            case 3: .curve(to: point(), control1: point(), control2: point())
            default: .closeSubpath
            }
          }))
    }
  }

  mutating func effect(depth: Int) -> Effect {
    switch index(13) {
    case 0: .opacity(Double(number()))
    case 1: .clip(path(), FillStyle(eoFill: flag(), antialiased: flag()))
    case 2: .transform(CGAffineTransform(number(), number(), number(), number(), number(), number()))
    case 3: .projection(ProjectionTransform(CGAffineTransform(number(), 0, 1, number(), 0, number())))
    case 4: .blend(BlendMode.allCases[index(BlendMode.allCases.count)])
    case 5: .blur(radius: number(), isOpaque: flag())
    case 6: .shadow(color(), radius: number(), offset: size())
    case 7: .colorMatrix(matrix())
    case 10: .innerShadow(color(), radius: number(), offset: size())
    case 11: .backdrop(Backdrop(radius: number(), matrix: matrix(), coverage: Double(number())))
    case 12: .alphaThreshold(0.25...(0.25 + Double(index(4))), color())
    case 8: .group
    default: .mask(commands(depth: depth + 1))
    }
  }

  mutating func commands(depth: Int = 0) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    for _ in 0..<index(5) {
      switch index(depth < 3 ? 6 : 5) {
      case 0: commands.append(.fill(path(), paint(), FillStyle(eoFill: flag(), antialiased: flag())))
      case 1:
        let style = StrokeStyle(
          lineWidth: number(), lineCap: flag() ? .round : .square, lineJoin: flag() ? .bevel : .miter,
          miterLimit: number(), dash: (0..<index(3)).map { _ in number() }, dashPhase: number())
        commands.append(.stroke(path(), paint(), style))
      case 2:
        let glyphs = (0..<index(4)).map { _ in
          PlacedGlyph(id: UInt32(truncatingIfNeeded: next()), x: float(), y: float(), advance: float())
        }
        let face = FontFace(description: text(), size: number())
        commands.append(.glyphs(GlyphRun(face: face, glyphs: glyphs), origin: point(), paint()))
      case 3:
        let drawing = ImageDrawing(
          interpolation: flag() ? .none : .high, tint: flag() ? paint() : nil,
          capInsets: (0..<4).map { _ in number() }, isTiled: flag(), isMirrored: flag())
        commands.append(.image(ImageID(next()), in: rect(), drawing))
      case 4: commands.append(.symbol(text(), in: rect(), paint(), weight: number()))
      default:
        commands.append(.push(effect(depth: depth + 1)))
        commands += self.commands(depth: depth + 1)
        commands.append(.pop)
      }
    }
    return commands
  }

  mutating func displayList() -> DisplayList {
    var list = DisplayList(size: size(), commands: commands())
    for _ in 0..<index(3) {
      let width = index(4), height = index(4)
      let pixels = Data((0..<(4 * width * height)).map { _ in UInt8(truncatingIfNeeded: next()) })
      list.images[ImageID(next())] = Bitmap(width: width, height: height, scale: 2, pixels: pixels)
    }
    return list
  }

  mutating func report(depth: Int = 0) -> LayoutReport {
    func proposal(_ generator: inout SeededGenerator) -> Double? {
      [nil, 0, Double.infinity, Double(generator.number())][generator.index(4)]
    }
    let steps = (0..<index(3)).map { _ in
      LayoutReport.Step(
        proposedWidth: proposal(&self), proposedHeight: proposal(&self), width: .infinity, height: Double(number()),
        isCached: flag())
    }
    return LayoutReport(
      view: text(), ids: (0..<index(3)).map { _ in text() }, text: flag() ? text() : nil,
      line: flag() ? index(99) : nil, priority: Double(number()), frame: rect(), drawn: rect(), negotiation: steps,
      children: depth < 4 ? (0..<index(4)).map { _ in report(depth: depth + 1) } : [])
  }
}
