import SwiftUI

private struct Wedge: Shape {
  var start: Double
  var end: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: Angle(degrees: start),
      endAngle: Angle(degrees: end), clockwise: false)
    return path
  }
}

struct PairOfNumbers: View {
  var body: some View {
    Wedge(start: 0, end: 90)
  }
}
