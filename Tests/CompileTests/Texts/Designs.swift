import SwiftUI

struct Designs: View {
  var body: some View {
    Text("a").fontDesign(.rounded)
    Text("a").fontWidth(.condensed)
    Text("12").monospacedDigit()
    Text("a").monospaced()
    Text("a").font(.body.monospacedDigit())
  }
}
