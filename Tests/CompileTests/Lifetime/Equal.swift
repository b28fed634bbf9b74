import SwiftUI

private struct Row: View, Equatable {
  let count: Int
  var body: some View { Text("\(count)") }
}

struct Equal: View {
  var body: some View {
    Row(count: 1).equatable()
    EquatableView(content: Row(count: 2))
  }
}
