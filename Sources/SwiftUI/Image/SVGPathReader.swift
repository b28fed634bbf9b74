internal import DrawingCore
internal import Foundation

/// Reads the path data of SVG, as its specification (SVG 1.1, 8.3) describes it.
nonisolated struct SVGPathReader {
  private var bytes: [UInt8]
  private var index = 0
  private var path = Path()
  private var current = CGPoint.zero, start = CGPoint.zero
  /// The last control point, which smooth curves reflect; nil after other commands.
  private var cubicControl: CGPoint?, quadraticControl: CGPoint?

  static func path(_ data: String) -> Path {
    var reader = SVGPathReader(bytes: Array(data.utf8))
    reader.read()
    return reader.path
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() {
    var command: UInt8 = 0
    while let byte = skipSpaces() {
      if (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
        command = byte
        index += 1
      }
      let before = index
      guard run(command | 0x20, isRelative: command & 0x20 != 0) else { return }
      // A command without numbers ends itself; numbers that follow a move are lines.
      if command | 0x20 == UInt8(ascii: "z") { command = 0 } else if index == before { return }
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  /// - Returns: whether the command could be read.
  private mutating func run(_ command: UInt8, isRelative: Bool) -> Bool {
    let origin = isRelative ? current : .zero
    let (lastCubic, lastQuadratic) = (cubicControl, quadraticControl)
    (cubicControl, quadraticControl) = (nil, nil)
    switch command {
    case UInt8(ascii: "m"):
      guard let point = point(origin) else { return false }
      path.move(to: point)
      (current, start) = (point, point)
    case UInt8(ascii: "l"):
      guard let point = point(origin) else { return false }
      line(to: point)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let first = point(origin), let second = point(origin), let end = point(origin) else { return false }
      curve(first, second, end)
    case UInt8(ascii: "s"):
      guard let second = point(origin), let end = point(origin) else { return false }
      curve(lastCubic.map(reflected) ?? current, second, end)
    case UInt8(ascii: "q"):
      guard let control = point(origin), let end = point(origin) else { return false }
      quadratic(control, end)
    case UInt8(ascii: "t"):
      guard let end = point(origin) else { return false }
      quadratic(lastQuadratic.map(reflected) ?? current, end)
    case UInt8(ascii: "a"):
      guard let rx = number(), let ry = number(), let turn = number(), let large = flag(), let sweep = flag(),
        let end = point(origin)
      else { return false }
      arc(rx: abs(rx), ry: abs(ry), rotation: turn * .pi / 180, isLarge: large, isClockwise: sweep, to: end)
    case UInt8(ascii: "z"):
      path.closeSubpath()
      current = start
    default: return false
    }
    return true
  }

  private func reflected(_ point: CGPoint) -> CGPoint {
    CGPoint(x: 2 * current.x - point.x, y: 2 * current.y - point.y)
  }
  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
  }
  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
    (cubicControl, current) = (second, end)
  }
  private mutating func quadratic(_ control: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    (quadraticControl, current) = (control, end)
  }

  /// Turns the arc between two points into one around a centre (SVG 1.1, F.6.5 and F.6.6).
  private mutating func arc(
    rx: CGFloat, ry: CGFloat, rotation: CGFloat, isLarge: Bool, isClockwise: Bool, to end: CGPoint
  ) {
    guard rx > 0, ry > 0, end != current else { return line(to: end) }
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let dx = (current.x - end.x) / 2, dy = (current.y - end.y) / 2
    let x = cosine * dx + sine * dy, y = cosine * dy - sine * dx
    // Radii that are too small to reach grow until they do.
    let reach = (x * x / (rx * rx) + y * y / (ry * ry)).squareRoot()
    let (rx, ry) = reach > 1 ? (rx * reach, ry * reach) : (rx, ry)
    let denominator = rx * rx * y * y + ry * ry * x * x
    let root = (max(0, rx * rx * ry * ry - denominator) / denominator).squareRoot()
    let factor = isLarge == isClockwise ? -root : root
    let cx = factor * rx * y / ry, cy = -factor * ry * x / rx
    let center = CGPoint(
      x: cosine * cx - sine * cy + (current.x + end.x) / 2, y: sine * cx + cosine * cy + (current.y + end.y) / 2)
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    let steps = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(steps)
    let handle = 4 / 3 * tan(step / 4)
    func place(_ px: CGFloat, _ py: CGFloat) -> CGPoint {
      CGPoint(x: center.x + cosine * rx * px - sine * ry * py, y: center.y + sine * rx * px + cosine * ry * py)
    }
    for index in 0..<steps {
      let a = from + CGFloat(index) * step, b = a + step
      path.addCurve(
        to: index == steps - 1 ? end : place(cos(b), sin(b)),
        control1: place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
        control2: place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)))
    }
    current = end
  }

  private mutating func skipSpaces() -> UInt8? {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Flags are single digits that need no separator.
  private mutating func flag() -> Bool? {
    guard let byte = skipSpaces(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> CGFloat? {
    guard skipSpaces() != nil else { return nil }
    let begin = index
    func isDigit(_ i: Int) -> Bool { i < bytes.count && bytes[i] >= 0x30 && bytes[i] <= 0x39 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
    while isDigit(index) { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      while isDigit(index) { index += 1 }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e"), isDigit(index + 1) || isDigit(index + 2) {
      index += 2
      while isDigit(index) { index += 1 }
    }
    return Double(String(decoding: bytes[begin..<index], as: UTF8.self)).map { CGFloat($0) }
  }
}
