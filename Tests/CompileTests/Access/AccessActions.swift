import SwiftUI

struct AccessActions: View {
  var body: some View {
    Text("a").accessibilityAction { print("done") }
    Text("a").accessibilityAction(named: "Delete") {}
    Text("a").accessibilityAdjustableAction { direction in print(direction == .increment) }
    Text("a").accessibilityActions { Button("b") {} }
    Text("a").accessibilityRepresentation { Slider(value: .constant(0.5)) }
    Text("a").accessibilityRespondsToUserInteraction(false)
  }
}
