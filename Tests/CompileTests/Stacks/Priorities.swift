import SwiftUI

struct Priorities: View {
  var body: some View {
    HStack {
      Text("Important").layoutPriority(1)
      Text("Less so").lineLimit(1)
    }
  }
}
