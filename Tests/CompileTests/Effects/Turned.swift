import SwiftUI

struct Turned: View {
  var body: some View {
    Text("a").rotationEffect(.degrees(10))
    Text("a").rotationEffect(.radians(1), anchor: .topLeading)
    Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), anchor: .leading)
    Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    Text("a").rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
  }
}
