import SwiftUI

private struct Child: View {
  @Binding var count: Int
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Bound: View {
  @State private var count = 0

  var body: some View {
    Child(count: $count)
    Child(count: .constant(4))
  }
}
