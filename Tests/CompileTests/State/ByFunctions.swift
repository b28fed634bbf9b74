import SwiftUI

struct ByFunctions: View {
  @State private var celsius = 20.0
  private var fahrenheit: Binding<Double> { Binding(get: { celsius * 1.8 + 32 }, set: { celsius = ($0 - 32) / 1.8 }) }

  var body: some View {
    Slider(value: fahrenheit, in: 0...100)
    Slider(
      value: Binding {
        celsius
      } set: {
        celsius = $0
      })
  }
}
