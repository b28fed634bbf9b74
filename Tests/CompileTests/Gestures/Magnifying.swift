import SwiftUI

struct Magnifying: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    Text("a").gesture(MagnificationGesture().onChanged { scale = $0 })
    Text("a").gesture(MagnifyGesture().onChanged { scale = $0.magnification })
    Text("a").gesture(RotationGesture().onChanged { angle = $0 })
    Text("a").gesture(RotateGesture().onChanged { angle = $0.rotation })
  }
}
