import SwiftUI

struct Modes: View {
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
  @State private var count = 0
  private let feedback = SensoryFeedback.success

  var body: some View {
    Button("Close") { mode.wrappedValue.dismiss() }.sensoryFeedback(feedback, trigger: count)
    Text("a").animation(.easeIn.logicallyComplete(after: 0.2), value: count)
  }
}
