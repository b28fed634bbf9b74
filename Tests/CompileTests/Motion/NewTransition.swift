import SwiftUI

private struct Turn: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(phase == .didDisappear ? 0 : 1)
  }
}

struct NewTransition: View {
  @State private var isShown = true

  var body: some View {
    if isShown { Text("a").transition(Turn()) }
  }
}
