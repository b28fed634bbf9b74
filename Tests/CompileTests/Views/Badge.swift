import SwiftUI

struct Badge: View {
  var count = 3

  var body: some View {
    ZStack {
      Circle().fill(.red)
      Text("\(count)").font(.caption2.bold()).foregroundStyle(.white)
    }
    .frame(width: 18, height: 18)
    .opacity(count > 0 ? 1 : 0)
  }
}
