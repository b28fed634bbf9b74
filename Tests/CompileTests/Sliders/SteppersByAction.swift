import SwiftUI

struct SteppersByAction: View {
  @State private var count = 1

  var body: some View {
    Stepper("Count") {
      count += 1
    } onDecrement: {
      count -= 1
    }
    Stepper("Count", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
  }
}
