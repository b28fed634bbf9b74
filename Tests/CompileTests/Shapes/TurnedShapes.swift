import SwiftUI

struct TurnedShapes: View {
  var body: some View {
    Rectangle().rotation(.degrees(45))
    Rectangle().scale(0.5)
    Rectangle().scale(x: 0.5, y: 1)
    Rectangle().offset(x: 3, y: 4)
    Rectangle().size(width: 10, height: 20)
    Rectangle().transform(CGAffineTransform(rotationAngle: 0.1))
  }
}
