import SwiftUI

struct Changed: View {
  var body: some View {
    Color.red.opacity(0.5)
    Rectangle().fill(Color.red.gradient)
    Color.red.mix(with: .blue, by: 0.5)
  }
}
