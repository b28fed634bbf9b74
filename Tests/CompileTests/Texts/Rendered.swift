import SwiftUI

struct Emphasis: TextAttribute {}

struct Wave: TextRenderer, Animatable {
  var time: Double
  var animatableData: Double {
    get { time }
    set { time = newValue }
  }
  var displayPadding: EdgeInsets { EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        if run[Emphasis.self] != nil {
          for slice in run {
            var copy = context
            copy.translateBy(x: 0, y: sin(time + slice.typographicBounds.rect.midX))
            copy.draw(slice, options: .disablesSubpixelQuantization)
          }
        } else {
          context.draw(run)
        }
      }
    }
    for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { context.draw(slice) }
    for line in layout { context.draw(line) }
  }
}

struct Rendered: View {
  var body: some View {
    Text("A \(Text("wave").customAttribute(Emphasis()).bold())").textRenderer(Wave(time: 1))
  }
}
