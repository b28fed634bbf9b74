import DrawingCore
import Foundation

@testable import SwiftUI

extension Harness {
  /// Lets two seconds pass, in which all that comes to rest does.
  func rest() { advance(to: host.time + 2) }

  /// Where the first shape of a colour is drawn, effects included, and how opaque.
  func drawn(_ color: Color) -> (frame: CGRect, opacity: Double)? {
    let wanted = color.resolve(in: EnvironmentValues())
    var stack: [(move: CGAffineTransform, opacity: Double)] = [(.identity, 1)]
    func found(_ path: Path) -> (CGRect, Double)? {
      guard let top = stack.last else { return nil }
      return (path.boundingRect.applying(top.move), top.opacity)
    }
    for command in commands {
      switch command {
      case .push(let effect):
        var top = stack.last ?? (.identity, 1)
        if case .transform(let move) = effect { top.move = move.concatenating(top.move) }
        if case .opacity(let opacity) = effect { top.opacity *= opacity }
        stack.append(top)
      case .pop: stack.removeLast()
      case .fill(let path, .color(let color), _):
        let isSame =
          abs(color.red - wanted.red) < 0.01 && abs(color.green - wanted.green) < 0.01
          && abs(color.blue - wanted.blue) < 0.01
        if isSame, let result = found(path) { return (result.0, result.1 * Double(color.alpha)) }
      default: break
      }
    }
    return nil
  }
}

extension Color {
  /// Colours that no control has.
  static let markA = Color(.sRGB, red: 0.9, green: 0.1, blue: 0.6)
  static let markB = Color(.sRGB, red: 0.1, green: 0.6, blue: 0.9)
}
