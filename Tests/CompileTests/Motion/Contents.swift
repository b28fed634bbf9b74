import SwiftUI

struct Contents: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").contentTransition(.numericText())
    Text("\(count)").contentTransition(.opacity)
    Image(systemName: "star").contentTransition(.symbolEffect(.replace))
  }
}
