import SwiftUI

struct Fits: View {
  var body: some View {
    ViewThatFits {
      Text("A long text")
      Text("Short")
    }
    ViewThatFits(in: .horizontal) {
      HStack { Text("a") }
      VStack { Text("a") }
    }
  }
}
