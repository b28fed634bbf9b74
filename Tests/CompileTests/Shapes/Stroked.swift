import SwiftUI

struct Stroked: View {
  var body: some View {
    Circle().stroke()
    Circle().stroke(.red)
    Circle().stroke(lineWidth: 2)
    Circle().stroke(.red, lineWidth: 2)
    Circle().stroke(style: StrokeStyle(lineWidth: 2))
    Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round))
  }
}
