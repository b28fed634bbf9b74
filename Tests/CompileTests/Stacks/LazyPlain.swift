import SwiftUI

struct LazyPlain: View {
  var body: some View {
    ScrollView {
      LazyVStack { Text("a") }
      LazyHStack { Text("b") }
      LazyVStack(spacing: 2) { Text("c") }
    }
  }
}
