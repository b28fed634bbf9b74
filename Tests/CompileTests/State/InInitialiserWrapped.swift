import SwiftUI

struct InInitialiserWrapped: View {
  @State private var count: Int
  init() { _count = State(wrappedValue: 3) }

  var body: some View {
    Text("\(count)")
  }
}
