import SwiftUI

struct Canvases: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(
        Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
        with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 9, y: 9)),
        lineWidth: 2)
      context.draw(Text("a"), at: CGPoint(x: 10, y: 10))
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }
}
