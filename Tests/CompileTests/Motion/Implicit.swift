import SwiftUI

struct Implicit: View {
  @State private var isOn = false

  var body: some View {
    Color.red.opacity(isOn ? 1 : 0).animation(.easeOut)
  }
}
