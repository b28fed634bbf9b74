import Foundation
import Testing

@testable import SwiftUI

/// Two fingers, or a pointer that stands for them, enlarge and turn.
@MainActor @Suite struct PinchTests {
  struct Picture: View {
    let counter: Counter
    @State private var scale = 1.0
    @GestureState private var angle = Angle.zero
    init(counter: Counter) { self.counter = counter }
    var body: some View {
      Color.red
        .gesture(
          MagnifyGesture()
            .onChanged { scale = $0.magnification }
            .onEnded { counter.note("magnified \($0.magnification) from \($0.startAnchor.x)") }
            .simultaneously(with: RotateGesture().updating($angle) { value, state, _ in state = value.rotation })
        )
        .overlay { Text("\(Int(scale * 100)) \(Int(angle.degrees.rounded()))").id("text") }
    }
  }

  @Test func followsTwoFingers() {
    let counter = Counter()
    let harness = Harness(Picture(counter: counter))
    let point = CGPoint(x: 100, y: 200)
    #expect(harness.host.takesPinch)
    harness.host.sendPinch(.began, at: point)
    harness.host.sendPinch(.moved, at: point, scale: 1.005, angle: .degrees(0.5))
    #expect(harness.text("text") == "100 0")
    harness.host.sendPinch(.moved, at: point, scale: 1.5, angle: .degrees(30))
    #expect(harness.text("text") == "150 30")
    harness.host.sendPinch(.ended, at: point, scale: 2, angle: .degrees(30))
    #expect(counter.log == ["magnified 2.0 from 0.25"])
    #expect(harness.text("text") == "150 0")
  }

  @Test func takesThePointerForTwoFingersWithOption() {
    let counter = Counter()
    let harness = Harness(Picture(counter: counter))
    harness.host.sendPointer(.began, at: CGPoint(x: 250, y: 200), modifiers: .option)
    harness.host.sendPointer(.moved, at: CGPoint(x: 300, y: 200), modifiers: .option)
    #expect(harness.text("text") == "200 0")
    harness.host.sendPointer(.moved, at: CGPoint(x: 200, y: 300), modifiers: .option)
    #expect(harness.text("text") == "200 90")
    harness.host.sendPointer(.moved, at: CGPoint(x: 100, y: 200), modifiers: .option)
    harness.host.sendPointer(.moved, at: CGPoint(x: 200, y: 100), modifiers: .option)
    // A turn goes on beyond half of one.
    #expect(harness.text("text") == "200 270")
    harness.host.sendPointer(.ended, at: CGPoint(x: 200, y: 100), modifiers: .option)
    #expect(counter["magnified 2.0 from 0.5"] == 1)
  }

  @Test func knowsTheOlderSpellings() {
    let counter = Counter()
    let harness = Harness(
      Color.red
        .gesture(MagnificationGesture().onChanged { counter.note("scale \($0)") })
        .simultaneousGesture(RotationGesture().onEnded { counter.note("angle \(Int($0.degrees.rounded()))") }))
    let point = CGPoint(x: 200, y: 200)
    harness.host.sendPinch(.began, at: point)
    harness.host.sendPinch(.moved, at: point, scale: 1.25, angle: .degrees(10))
    harness.host.sendPinch(.ended, at: point, scale: 1.25, angle: .degrees(10))
    #expect(counter.log == ["scale 1.25", "angle 10"])
  }

  @Test func isNoTapAndNoDrag() {
    let counter = Counter()
    let harness = Harness(
      Color.red
        .onTapGesture { counter.note("tap") }
        .gesture(MagnifyGesture().simultaneously(with: DragGesture().onChanged { _ in counter.note("drag") })))
    let point = CGPoint(x: 200, y: 200)
    harness.host.sendPinch(.began, at: point)
    harness.host.sendPinch(.moved, at: CGPoint(x: 300, y: 200), scale: 2)
    harness.host.sendPinch(.ended, at: point, scale: 2)
    #expect(counter.log.isEmpty)
    harness.drag(from: point, to: CGPoint(x: 300, y: 200))
    #expect(counter["drag"] > 0)
  }
}
