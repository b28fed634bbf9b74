import SwiftUI

struct Radial: View {
  var body: some View {
    RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 50)
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 50)
    RadialGradient(
      stops: [.init(color: .red, location: 0)], center: UnitPoint(x: 0.2, y: 0.3), startRadius: 0, endRadius: 50)
  }
}
