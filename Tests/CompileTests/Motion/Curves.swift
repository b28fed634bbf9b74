import SwiftUI

struct Curves: View {
  @State private var isOn = false
  private var all: [Animation] {
    [
      .default, .linear, .easeIn, .easeOut, .easeInOut, .linear(duration: 1), .easeIn(duration: 1),
      .timingCurve(0.2, 0.8, 0.2, 1, duration: 1), .bouncy, .smooth, .snappy, .spring, .interactiveSpring,
      .spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0), .spring(duration: 0.4, bounce: 0.2),
      .interpolatingSpring(stiffness: 100, damping: 10), .interpolatingSpring(mass: 1, stiffness: 50, damping: 5),
      .easeIn.delay(1), .easeIn.speed(2), .easeIn.repeatCount(3), .easeIn.repeatCount(3, autoreverses: false),
      .easeIn.repeatForever(),
    ]
  }

  var body: some View {
    Text("\(all.count)")
  }
}
