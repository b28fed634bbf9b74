import SwiftUI

struct Phases: View {
  @State private var count = 0

  var body: some View {
    Text("a").phaseAnimator([0.0, 1.0]) { content, phase in content.opacity(phase) }
    Text("a").phaseAnimator([0.0, 1.0], trigger: count) { content, phase in
      content.opacity(phase)
    } animation: { _ in
      .easeIn
    }
    PhaseAnimator([false, true]) { phase in
      Text("a").scaleEffect(phase ? 2 : 1)
    } animation: { _ in
      .bouncy
    }
  }
}
