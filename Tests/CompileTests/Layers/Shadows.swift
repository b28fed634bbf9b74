import SwiftUI

struct Shadows: View {
  var body: some View {
    Text("a").shadow(radius: 4)
    Text("a").shadow(color: .red, radius: 4)
    Text("a").shadow(color: .red, radius: 4, x: 1, y: 2)
    Text("a").shadow(color: .red, radius: 4, y: 2)
    Text("a").shadow(radius: 4, x: 1, y: 1)
  }
}
