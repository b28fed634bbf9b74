import SwiftUI

struct Crown: View {
  @State private var amount = 0.0

  var body: some View {
    Text("\(amount)")
      .focusable(true)
      .digitalCrownRotation($amount)
    Text("\(amount)")
      .digitalCrownRotation(
        $amount, from: 1, through: 5, by: 0.1, sensitivity: .low, isContinuous: true, isHapticFeedbackEnabled: true)
  }
}
