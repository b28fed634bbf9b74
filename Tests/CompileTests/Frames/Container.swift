import SwiftUI

struct Container: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        Color.red.containerRelativeFrame(.horizontal)
        Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
        Color.red.containerRelativeFrame([.horizontal]) { length, _ in length * 0.8 }
      }
    }
  }
}
