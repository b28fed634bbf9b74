import SwiftUI

struct Blending: View {
  var body: some View {
    ZStack {
      Color.red
      Color.blue.blendMode(.multiply)
    }
    Text("a").blendMode(.screen)
    Text("a").compositingGroup()
    Text("a").drawingGroup()
    Text("a").geometryGroup()
  }
}
