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

struct Sighted: View {
  @State private var isSeen = false

  var body: some View {
    ScrollView {
      Text("Seen").onScrollVisibilityChange { isSeen = $0 }
      Text("Seen").onScrollVisibilityChange(threshold: 0.8) { isSeen = $0 }
    }
  }
}
