import DrawingCore
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SymbolEffectTests {
  @Observable final class Model {
    var count = 0
    var isActive = false
  }

  private func scales(_ harness: Harness) -> [CGFloat] {
    harness.commands.compactMap { if case .push(.transform(let m)) = $0, m.b == 0 { m.a } else { nil } }
  }

  @Test func aBounceRunsOnceForEachValue() {
    struct Bell: View {
      let model: Model
      var body: some View { Image(systemName: "bell").symbolEffect(.bounce, value: model.count) }
    }
    let model = Model()
    let harness = Harness(Bell(model: model))
    #expect(!harness.isAnimating)
    model.count = 1
    harness.render()
    harness.advance(to: 0.15)
    #expect((scales(harness).max() ?? 0) > 1.1)
    harness.advance(to: 1)
    #expect(!harness.isAnimating)
  }

  @Test func anEffectThatLastsRunsWhileItIsActive() {
    struct Wave: View {
      let model: Model
      var body: some View {
        VStack {
          Image(systemName: "wifi").symbolEffect(.pulse, options: .speed(2), isActive: model.isActive)
          Image(systemName: "star").symbolEffect(.scale.up, isActive: model.isActive)
        }
      }
    }
    let model = Model()
    let harness = Harness(Wave(model: model))
    #expect(!harness.isAnimating)
    model.isActive = true
    harness.render()
    harness.advance(to: 3)
    #expect(harness.isAnimating)
    #expect(scales(harness).contains { abs($0 - 1.2) < 0.001 })
    model.isActive = false
    harness.render()
    harness.advance(to: 6)
    #expect(!harness.isAnimating)
  }

  private struct Counted: View {
    let model: Model
    let options: SymbolEffectOptions
    var body: some View { Image(systemName: "wifi").symbolEffect(.pulse, options: options, isActive: model.isActive) }
  }

  /// A round of the pulse lasts a second.
  @Test(arguments: [
    (SymbolEffectOptions.nonRepeating, 1.0), (.repeat(3), 3), (.repeat(.periodic(2, delay: 0.5)), 3),
    (.repeat(2).speed(2), 1),
  ])
  func roundsAreCounted(options: SymbolEffectOptions, duration: Double) {
    let model = Model()
    let harness = Harness(Counted(model: model, options: options))
    #expect(!harness.isAnimating)
    model.isActive = true
    harness.render()
    harness.advance(to: duration - 0.1)
    #expect(harness.isAnimating)
    harness.advance(to: duration + 0.1)
    #expect(!harness.isAnimating)
  }

  @Test func whatHasNoCountGoesOn() {
    let model = Model()
    let harness = Harness(Counted(model: model, options: .repeat(.continuous)))
    model.isActive = true
    harness.render()
    harness.advance(to: 9)
    #expect(harness.isAnimating)
  }
}
