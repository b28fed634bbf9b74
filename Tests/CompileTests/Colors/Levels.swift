import SwiftUI

struct Levels: View {
  var body: some View {
    VStack {
      Text("a").foregroundStyle(.primary)
      Text("b").foregroundStyle(.tertiary)
      Text("c").foregroundStyle(.quaternary)
    }
  }
}
