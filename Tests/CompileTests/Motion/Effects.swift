import SwiftUI

private struct Shake: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(amount * .pi * 2), y: 0))
  }
}

struct Effects: View {
  var body: some View {
    Text("a").modifier(Shake(amount: 0.3))
  }
}
