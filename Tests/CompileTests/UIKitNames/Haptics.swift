import SwiftUI

struct Haptics: View {
  var body: some View {
    Button("a") { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
    Button("b") { UINotificationFeedbackGenerator().notificationOccurred(.success) }
    Button("c") { UISelectionFeedbackGenerator().selectionChanged() }
  }
}
