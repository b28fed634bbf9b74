import SwiftUI

private struct Number: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("\(value)") }
}

struct AnimatedViews: View {
  var body: some View {
    Number(value: 3)
  }
}
