import SwiftUI

struct Angular: View {
  var body: some View {
    AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
    AngularGradient(
      gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(180))
    AngularGradient(colors: [.red, .blue], center: .center)
  }
}
