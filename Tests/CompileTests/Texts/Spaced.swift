import SwiftUI

struct Spaced: View {
  var body: some View {
    Text("a").kerning(1)
    Text("a").tracking(2)
    Text("a").baselineOffset(3)
  }
}
