import SwiftUI

struct Weights: View {
  var body: some View {
    Text("a").bold()
    Text("a").fontWeight(.semibold)
    Text("a").italic()
    Text("a").font(.body.bold().italic())
    Text("a").font(.title.weight(.heavy))
  }
}
