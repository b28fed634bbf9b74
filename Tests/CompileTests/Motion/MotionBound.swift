import SwiftUI

struct MotionBound: View {
  @State private var isOn = false

  var body: some View {
    Toggle("a", isOn: $isOn.animation())
    Toggle("a", isOn: $isOn.animation(.spring()))
  }
}
