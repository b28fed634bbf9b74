import SwiftUI

struct Angles: View {
  private let turn: Angle = .degrees(0.25) * 360.0
  private var angle: Angle { -turn + .degrees(10) - .radians(1) / 2 }

  var body: some View {
    ForEach(0..<8) { index in
      Text("a").rotationEffect(.degrees(Double(index) / Double(8)) * 360.0)
    }
    Text("b").rotationEffect(2 * angle)
    Text("c").rotationEffect(max(angle, .zero))
  }

  private mutating func turn(_ angle: inout Angle) {
    angle += .degrees(1)
    angle -= turn
    angle *= 2
    angle /= 3
  }
}
