import SwiftUI

struct Ranges: View {
  @State private var value = 0.5

  var body: some View {
    Slider(value: $value)
    Slider(value: $value, in: 0...10)
    Slider(value: $value, in: 0...10, step: 1)
    Slider(value: $value, in: 0...10) { Text("Value") }
  }
}
