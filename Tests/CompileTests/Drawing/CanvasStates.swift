import SwiftUI

struct CanvasStates: View {
  var body: some View {
    Canvas { context, size in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.translateBy(x: 10, y: 10)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: .degrees(10))
      context.addFilter(.blur(radius: 2))
      context.addFilter(.shadow(color: .black, radius: 3))
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
      context.drawLayer { layer in layer.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .style(.tint)) }
    }
  }
}
