import SwiftUI

/// Steppers: tap the halves.
struct Steppers: View {
  @State private var guests = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Stepper("Guests: \(guests)", value: $guests, in: 1...8)
      Stepper {
        Label("Any step", systemImage: "figure.walk")
      } onIncrement: {
        guests += 1
      } onDecrement: {
        guests -= 1
      }
      Stepper("At its end", value: .constant(8), in: 1...8)
      Stepper("Off", value: $guests).disabled(true)
      Stepper("Without a label", value: $guests).labelsHidden()
    }
    .padding()
  }
}

#Preview("Steppers") { Steppers() }
