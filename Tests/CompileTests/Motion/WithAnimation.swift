import SwiftUI

struct WithAnimation: View {
  @State private var isOn = false

  var body: some View {
    Button("a") { withAnimation { isOn.toggle() } }
    Button("b") { withAnimation(.easeInOut(duration: 1)) { isOn.toggle() } }
    Button("c") {
      withAnimation(.spring()) {
        isOn.toggle()
      } completion: {
        print("done")
      }
    }
  }
}
