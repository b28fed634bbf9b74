import SwiftUI

struct AsStyles: View {
  var body: some View {
    Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
    Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
    Circle().fill(Gradient(colors: [.red, .blue]))
  }
}
