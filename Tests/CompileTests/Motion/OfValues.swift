import SwiftUI

struct OfValues: View {
  @State private var isOn = false

  var body: some View {
    Color.red.opacity(isOn ? 1 : 0).animation(.easeIn, value: isOn)
    Color.red.opacity(isOn ? 1 : 0).animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isOn)
    Color.red.opacity(isOn ? 1 : 0).animation(nil, value: isOn)
    Color.red.animation(.default) { $0.scaleEffect(isOn ? 2 : 1) }
  }
}
