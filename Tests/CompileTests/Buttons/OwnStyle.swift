import SwiftUI

private struct Pressed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).opacity(isEnabled ? 1 : 0.4)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}
extension ButtonStyle where Self == Pressed {
  fileprivate static var pressed: Pressed { Pressed() }
}

struct OwnStyle: View {
  var body: some View {
    Button("a") {}.buttonStyle(.pressed)
  }
}
