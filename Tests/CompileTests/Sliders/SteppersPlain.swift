import SwiftUI

struct SteppersPlain: View {
  @State private var count = 1

  var body: some View {
    Stepper("Count", value: $count)
    Stepper("Count", value: $count, in: 0...9)
    Stepper("Count", value: $count, in: 0...9, step: 3)
    Stepper(value: $count, in: 0...9) { Text("Count \(count)") }
    Stepper(value: $count, in: 0...9, step: 2) { Text("Count \(count)") }
  }
}
