import SwiftUI

struct NamedShapes: View {
  var body: some View {
    Rectangle()
    Circle()
    Capsule()
    Capsule(style: .circular)
    Ellipse()
    RoundedRectangle(cornerRadius: 8)
    RoundedRectangle(cornerRadius: 8, style: .continuous)
    RoundedRectangle(cornerSize: CGSize(width: 4, height: 8))
    ContainerRelativeShape()
  }
}
