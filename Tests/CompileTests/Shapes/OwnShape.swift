import SwiftUI

private struct Triangle: Shape {
  var tip: CGFloat
  var animatableData: CGFloat {
    get { tip }
    set { tip = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + rect.width * tip, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct OwnShape: View {
  var body: some View {
    Triangle(tip: 0.5).fill(.orange)
  }
}
