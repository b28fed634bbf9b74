import DrawingCore
import Foundation

/// Paints rectangles of one colour, and counts.
final class BlockRasterizer: Rasterizer {
  var count = 0

  /// The pixels whose middles lie in a filled rectangle have its colour; the last one wins.
  func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap? {
    count += 1
    let width = Int((list.size.width * scale).rounded()), height = Int((list.size.height * scale).rounded())
    var bitmap = Bitmap(width: width, height: height, scale: scale, pixels: Data(count: 4 * width * height))
    var moves = [CGAffineTransform.identity]
    for command in list.commands {
      switch command {
      case .push(.transform(let transform)): moves.append(transform.concatenating(moves[moves.count - 1]))
      case .push: moves.append(moves[moves.count - 1])
      case .pop: moves.removeLast()
      case .fill(let path, .color(let color), _):
        let rect = path.boundingRect.applying(moves[moves.count - 1])
        for y in 0..<height {
          for x in 0..<width
          where rect.contains(CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)) {
            bitmap.set(x, y, [color.red, color.green, color.blue, color.alpha].map { $0 * color.alpha })
          }
        }
      default: break
      }
    }
    return bitmap
  }
}

/// Runs functions written in Swift, and keeps the calls.
final class SwiftRunner: ShaderRunner {
  typealias Color = [Float]
  /// The colour at a place in points, from 0 to 1.
  typealias Function = (_ place: CGPoint, _ arguments: [ShaderValue], _ sample: (CGPoint) -> Color) -> Color
  var functions: [String: Function] = [:]
  private(set) var calls: [ShaderCall] = []

  func check(_ function: String, as use: ShaderUse) throws(ShaderProblem) {
    if functions[function] == nil { throw .missing(function) }
  }

  func run(_ call: ShaderCall) throws(ShaderProblem) -> Bitmap {
    try check(call.function, as: call.use)
    guard let function = functions[call.function] else { throw .missing(call.function) }
    calls.append(call)
    let (width, height) = call.pixelSize
    var bitmap = Bitmap(width: width, height: height, scale: call.scale, pixels: Data(count: 4 * width * height))
    func sample(_ place: CGPoint) -> Color {
      guard let source = call.source else { return [0, 0, 0, 0] }
      let x = Int(((place.x - call.sourceOrigin.x) * call.scale).rounded(.down))
      let y = Int(((place.y - call.sourceOrigin.y) * call.scale).rounded(.down))
      return source.color(x, y)
    }
    for y in 0..<height {
      for x in 0..<width {
        let place = CGPoint(
          x: call.target.minX + (CGFloat(x) + 0.5) / call.scale, y: call.target.minY + (CGFloat(y) + 0.5) / call.scale)
        bitmap.set(x, y, function(place, call.arguments, sample))
      }
    }
    return bitmap
  }
}

extension Bitmap {
  /// From 0 to 1; clear outside.
  func color(_ x: Int, _ y: Int) -> [Float] {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return [0, 0, 0, 0] }
    return (0..<4).map { Float(pixels[4 * (y * width + x) + $0]) / 255 }
  }

  mutating func set(_ x: Int, _ y: Int, _ color: [Float]) {
    for (index, part) in color.enumerated() {
      pixels[4 * (y * width + x) + index] = UInt8(min(max(part, 0), 1) * 255 + 0.5)
    }
  }
}
