import SwiftUI

/// The styles of gauges.
struct Gauges: View {
  @State private var speed = 72.0

  var body: some View {
    VStack(spacing: 24) {
      Gauge(value: 0.4) { Text("Battery") }
      Gauge(value: speed, in: 0...160) {
        Text("Speed")
      } currentValueLabel: {
        Text(speed, format: .number.precision(.fractionLength(0)))
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("160")
      }
      .tint(.orange)
      HStack(spacing: 24) {
        Gauge(value: 0.3) {
          Text("AQI")
        } currentValueLabel: {
          Text("31")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
        Gauge(value: speed, in: 0...160) {
          Text("km/h")
        } currentValueLabel: {
          Text("72")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("160")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.7) {
          Text("CPU")
        } currentValueLabel: {
          Text("70%")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.purple)
      }
      Gauge(value: 0.6) {
        Text("Linear")
      } currentValueLabel: {
        Text("60")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .gaugeStyle(.accessoryLinear).tint(.green)
      Gauge(value: 0.6) {
        Text("Rain")
      } currentValueLabel: {
        Text("60 % until noon")
      }
      .gaugeStyle(.accessoryLinearCapacity)
      Slider(value: $speed, in: 0...160)
    }
    .padding()
  }
}

#Preview("Gauges") { Gauges() }
