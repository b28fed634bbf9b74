import SwiftUI

struct Elliptical: View {
  var body: some View {
    EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
  }
}
