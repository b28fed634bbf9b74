import SwiftUI

struct Lines: View {
  var body: some View {
    Text("a").lineLimit(2)
    Text("a").lineLimit(2...4)
    Text("a").lineLimit(3, reservesSpace: true)
    Text("a").lineLimit(nil)
    Text("a").lineSpacing(4)
    Text("a").truncationMode(.middle)
    Text("a").minimumScaleFactor(0.5)
    Text("a").allowsTightening(true)
  }
}
