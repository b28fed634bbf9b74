import SwiftUI

struct Gauges: View {
  var body: some View {
    Gauge(value: 0.5) { Text("Speed") }
    Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("50")
    }
    Gauge(value: 5, in: 0...10) { Text("Speed") }.gaugeStyle(.accessoryCircular)
    Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.linearCapacity)
  }
}
