import SwiftUI

struct CanvasSymbols: View {
  var body: some View {
    Canvas { context, size in
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 5, y: 5)) }
      let text = context.resolve(Text("a"))
      context.draw(text, in: CGRect(origin: .zero, size: text.measure(in: size)))
    } symbols: {
      Circle().frame(width: 9, height: 9).tag(1)
    }
  }
}
