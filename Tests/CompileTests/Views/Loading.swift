import SwiftUI

struct Loading: View {
  @State private var isTurning = false

  var body: some View {
    Circle().trim(from: 0, to: 0.8).stroke(.blue, lineWidth: 4).frame(width: 40, height: 40)
      .rotationEffect(.degrees(isTurning ? 360 : 0))
      .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
      .onAppear { isTurning = true }
  }
}
