import SwiftUI

struct Drawn: View {
  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 20))
      path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      path.closeSubpath()
    }
    .stroke(.red)
  }
}
