import SwiftUI

/// Sliders: drag the knobs.
struct Sliders: View {
  @State private var volume = 0.4
  @State private var temperature = 21.0
  @State private var stars = 3.0
  @State private var isEditing = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Slider(value: $volume)
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      Slider(value: $temperature, in: 15...30) { isEditing = $0 }
        .tint(isEditing ? .red : .orange)
      Text("\(temperature, specifier: "%.1f") °C").monospacedDigit()
      Slider(value: $stars, in: 0...5, step: 1)
      Slider(value: .constant(0.5)).disabled(true)
    }
    .padding()
  }
}

#Preview("Sliders") { Sliders() }
