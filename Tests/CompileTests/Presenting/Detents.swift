import SwiftUI

struct Detents: View {
  @State private var isShown = true
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Text("a").sheet(isPresented: $isShown) {
      Text("b")
        .presentationDetents([.medium, .large, .height(200), .fraction(0.3)], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationBackground(.thinMaterial)
        .presentationCornerRadius(20)
        .presentationBackgroundInteraction(.enabled)
        .interactiveDismissDisabled()
    }
    Text("a").presentationDetents([.medium])
  }
}
