import SwiftUI

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

struct OwnPrimitiveStyle: View {
  var body: some View {
    Button("a") {}.buttonStyle(Twice())
  }
}
