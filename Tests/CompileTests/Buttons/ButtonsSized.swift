import SwiftUI

struct ButtonsSized: View {
  var body: some View {
    Button("a") {}.controlSize(.large)
    Button("a") {}.controlSize(.mini).buttonBorderShape(.capsule)
    Button("a") {}.buttonBorderShape(.roundedRectangle(radius: 4)).tint(.green).disabled(true)
  }
}
