import SwiftUI

struct SlidersLabelled: View {
  @State private var value = 0.5
  @State private var isEditing = false

  var body: some View {
    Slider(value: $value, in: 0...10, step: 1) { Text("Value") }
    Slider(value: $value, in: 0...10) {
      Text("Value")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    Slider(value: $value, in: 0...10) { editing in isEditing = editing }
  }
}
