import SwiftUI

struct Filters: View {
  var body: some View {
    Text("a").blur(radius: 2)
    Text("a").blur(radius: 2, opaque: true)
    Text("a").opacity(0.5)
    Text("a").brightness(0.1)
    Text("a").contrast(1.2)
    Text("a").saturation(0)
    Text("a").grayscale(0.9)
    Text("a").hueRotation(.degrees(90))
    Text("a").colorInvert()
    Text("a").colorMultiply(.red)
    Text("a").luminanceToAlpha()
  }
}
