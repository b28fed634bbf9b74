import SwiftUI

struct StrokeStyles: View {
  var body: some View {
    Circle().stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    Circle().stroke(style: StrokeStyle(lineWidth: 3, lineCap: .butt, dash: [2]))
    Circle().stroke(
      style: StrokeStyle(lineWidth: 3, lineCap: .square, lineJoin: .bevel, miterLimit: 4, dash: [5], dashPhase: 2))
    Circle().stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .miter, dash: [1]))
  }
}
