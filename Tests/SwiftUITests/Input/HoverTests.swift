import Foundation
import Testing

@testable import SwiftUI

/// The pointer goes over views.
@MainActor @Suite struct HoverTests {
  struct Tiles: View {
    let counter: Counter
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).onHover { counter.note($0 ? "red in" : "red out") }.pointerStyle(.link)
        Color.blue.frame(height: 100)
          .onContinuousHover { phase in
            switch phase {
            case .active(let point): counter.note("blue \(Int(point.x)) \(Int(point.y))")
            case .ended: counter.note("blue ended")
            }
          }
        TextField("Text", text: .constant("text"))
      }
      .onHover { counter.note($0 ? "all in" : "all out") }
    }
  }

  private func show(_ counter: Counter) -> Harness { Harness(Tiles(counter: counter), width: 100, height: 222) }

  @Test func saysWhenThePointerComesAndGoes() {
    let counter = Counter()
    let harness = show(counter)
    harness.host.sendHover(CGPoint(x: 50, y: 50))
    harness.host.sendHover(CGPoint(x: 60, y: 60))
    harness.host.sendHover(CGPoint(x: 50, y: 110))
    harness.host.sendHover(CGPoint(x: 55, y: 115))
    harness.host.sendHover(nil)
    #expect(
      counter.log == ["red in", "all in", "red out", "blue 50 10", "blue 55 15", "blue ended", "all out"])
  }

  @Test func hasTheShapeThatTheViewAsksFor() {
    let harness = show(Counter())
    for (y, shape) in [(50.0, "pointer"), (150, "default"), (210, "text")] {
      harness.host.sendHover(CGPoint(x: 50, y: y))
      #expect(harness.host.pointerShape == shape)
    }
    harness.host.sendHover(nil)
    #expect(harness.host.pointerShape == "default")
  }

  @Test func showsAnEffectWhileThePointerIsThere() {
    let harness = Harness(
      HStack {
        Color.red.frame(width: 50, height: 50).hoverEffect(.lift)
        Color.red.frame(width: 50, height: 50).hoverEffect().hoverEffectDisabled()
      }, width: 200, height: 100)
    func isLifted() -> Bool {
      harness.commands.contains { if case .push(.shadow(_, let radius, _)) = $0 { radius > 0 } else { false } }
    }
    #expect(!isLifted())
    let still = harness.commands
    harness.host.sendHover(CGPoint(x: 70, y: 50))
    #expect(isLifted())
    harness.host.sendHover(CGPoint(x: 130, y: 50))
    #expect(harness.commands == still)
  }
}
