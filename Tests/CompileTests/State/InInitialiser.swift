import SwiftUI

struct InInitialiser: View {
  @State private var count: Int
  init(count: Int = 3) { _count = State(initialValue: count) }

  var body: some View {
    Text("\(count)")
  }
}
