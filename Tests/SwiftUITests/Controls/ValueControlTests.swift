import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

/// Sliders, steppers and progress views.
@MainActor @Suite struct ValueControlTests {
  private struct SliderOwner: View {
    @State var value = 0.5
    @State var isEditing = false
    var bounds = 0.0...1.0
    var step: Double?
    let counter: Counter
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100 * value, height: 10).id("value")
        Group {
          if let step {
            Slider(value: $value, in: bounds, step: step) { counter.note($0 ? "began" : "ended") }
          } else {
            Slider(value: $value, in: bounds) { counter.note($0 ? "began" : "ended") }
          }
        }
        .id("slider")
      }
    }
  }

  /// Recorded on iOS 26: 31 high and as wide as it is offered.
  @Test func aSliderFillsItsWidth() {
    let harness = Harness(SliderOwner(counter: Counter()))
    #expect(harness.frame("slider")?.size == CGSize(width: 400, height: 31))
    #expect(harness.view("slider")?.view == "Slider")
    #expect(harness.view("slider")?.children.isEmpty == true)
  }

  @Test func theKnobIsDragged() throws {
    let counter = Counter()
    let harness = Harness(SliderOwner(counter: counter))
    let y = try #require(harness.frame("slider")).midY
    harness.press(at: CGPoint(x: 210, y: y))
    #expect(counter.log == ["began"])
    // The knob's centre goes from 19 to 381; it was taken 10 to the right of its centre.
    harness.move(to: CGPoint(x: 19 + 362 * 0.75 + 10, y: y))
    #expect(abs((harness.frame("value")?.width ?? 0) - 75) < 0.001)
    harness.move(to: CGPoint(x: 900, y: y - 300))
    #expect(harness.frame("value")?.width == 100)
    harness.release(at: CGPoint(x: -50, y: y))
    #expect(harness.frame("value")?.width == 0)
    #expect(counter.log == ["began", "ended"])
  }

  @Test func onIOSTheKnobMustBeTaken() throws {
    let counter = Counter()
    let harness = Harness(SliderOwner(counter: counter))
    let y = try #require(harness.frame("slider")).midY
    harness.tap(at: CGPoint(x: 30, y: y))
    #expect(harness.frame("value")?.width == 50)
    #expect(counter.log.isEmpty)
  }

  @Test func onMacOSTheKnobComesToThePress() throws {
    let harness = Harness(SliderOwner(counter: Counter())) { $0.platform = .macos }
    let frame = try #require(harness.frame("slider"))
    #expect(frame.height == 16)
    harness.tap(at: CGPoint(x: 11 + 378 * 0.25, y: frame.midY))
    #expect(abs((harness.frame("value")?.width ?? 0) - 25) < 0.001)
  }

  @Test func stepsAreKept() throws {
    let harness = Harness(SliderOwner(value: 0.5, step: 0.25, counter: Counter()))
    let y = try #require(harness.frame("slider")).midY
    harness.press(at: CGPoint(x: 200, y: y))
    harness.release(at: CGPoint(x: 19 + 362 * 0.7, y: y))
    #expect(harness.frame("value")?.width == 75)
  }

  @Test func rightToLeftASliderBeginsAtTheRight() throws {
    let harness = Harness(SliderOwner(counter: Counter())) { $0.isRightToLeft = true }
    let y = try #require(harness.frame("slider")).midY
    harness.press(at: CGPoint(x: 200, y: y))
    harness.release(at: CGPoint(x: 400, y: y))
    #expect(harness.frame("value")?.width == 0)
  }

  @Test func aDisabledSliderStays() throws {
    let harness = Harness(SliderOwner(counter: Counter()).disabled(true))
    let y = try #require(harness.frame("slider")).midY
    harness.press(at: CGPoint(x: 200, y: y))
    harness.release(at: CGPoint(x: 400, y: y))
    #expect(harness.frame("value")?.width == 50)
  }

  private struct StepperOwner: View {
    @State var value = 2
    let counter: Counter
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: CGFloat(value) * 10, height: 10).id("value")
        Stepper(value: $value, in: 0...3, step: 2) {
          Color.blue.frame(width: 50, height: 20).id("label")
        } onEditingChanged: {
          counter.note($0 ? "began" : "ended")
        }
        .id("stepper")
      }
    }
  }

  /// Recorded on iOS 26: the row fills the width, the control is 94 by 32 at its end.
  @Test func aStepperStandsAtTheEndOfItsRow() throws {
    let counter = Counter()
    let harness = Harness(StepperOwner(counter: counter))
    let frame = try #require(harness.frame("stepper"))
    #expect(frame.size == CGSize(width: 400, height: 32))
    #expect(harness.frame("label")?.minX == 0)
    harness.tap(at: CGPoint(x: 380, y: frame.midY))
    #expect(harness.frame("value")?.width == 30, "the last step ends at the bound")
    harness.tap(at: CGPoint(x: 380, y: frame.midY))
    #expect(harness.frame("value")?.width == 30)
    harness.tap(at: CGPoint(x: 320, y: frame.midY))
    #expect(harness.frame("value")?.width == 10)
    #expect(counter["began"] == 2 && counter["ended"] == 2)
  }

  /// Recorded on macOS 26: the label, 8, and 20 by 26.
  @Test func onMacOSAStepperFollowsItsLabel() throws {
    let harness = Harness(StepperOwner(counter: Counter())) { $0.platform = .macos }
    let frame = try #require(harness.frame("stepper"))
    #expect(frame.size == CGSize(width: 78, height: 26))
    harness.tap(at: CGPoint(x: frame.maxX - 10, y: frame.minY + 5))
    #expect(harness.frame("value")?.width == 30)
    harness.tap(at: CGPoint(x: frame.maxX - 10, y: frame.maxY - 5))
    #expect(harness.frame("value")?.width == 10)
  }

  @Test func stepsAreWhatTheClosuresSay() throws {
    let counter = Counter()
    let stepper = Stepper("S", onIncrement: { counter.note("up") }, onDecrement: nil).id("stepper")
    let harness = Harness(stepper)
    let frame = try #require(harness.frame("stepper"))
    harness.tap(at: CGPoint(x: 380, y: frame.midY))
    harness.tap(at: CGPoint(x: 320, y: frame.midY))
    #expect(counter.log == ["up"])
  }

  /// Recorded on iOS 26: a bar of 4, the label 4 above; a spinner of 20. On macOS 26: 20 and 32.
  @Test func progressViewsHaveTheirSizes() {
    let label = Color.blue.frame(width: 50, height: 20)
    func size(_ view: some View, _ adjust: (inout ViewConditions) -> Void = { _ in }) -> CGSize? {
      Harness(view.id("progress"), adjust).frame("progress")?.size
    }
    #expect(size(ProgressView(value: 0.5)) == CGSize(width: 400, height: 4))
    #expect(size(ProgressView(value: 0.5) { label }) == CGSize(width: 400, height: 28))
    #expect(size(ProgressView()) == CGSize(width: 20, height: 20))
    #expect(size(ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
    #expect(size(ProgressView()) { $0.platform = .macos } == CGSize(width: 32, height: 32))
    #expect(size(ProgressView(value: 0.5)) { $0.platform = .macos } == CGSize(width: 400, height: 20))
    #expect(size(ProgressView(value: 0.5).progressViewStyle(.circular)) == CGSize(width: 20, height: 20))
    #expect(size(ProgressView(value: nil as Double?)) == CGSize(width: 20, height: 20))
  }

  @Test func aBarIsFilledFromItsStart() {
    func filled(_ adjust: (inout ViewConditions) -> Void = { _ in }) -> CGRect? {
      guard case .fill(let path, _, _)? = Harness(ProgressView(value: 30, total: 120), adjust).commands.last else {
        return nil
      }
      return path.boundingRect
    }
    #expect(filled() == CGRect(x: 0, y: 198, width: 100, height: 4))
    #expect(filled { $0.isRightToLeft = true } == CGRect(x: 300, y: 198, width: 100, height: 4))
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 10).id("percent")
      if configuration.label != nil { configuration.label.id("label") }
    }
  }

  @Test func aStyleDecidesOnTheLook() {
    let harness = Harness(
      VStack { ProgressView("Loading", value: 2, total: 4).progressViewStyle(Percent()).id("progress") })
    #expect(harness.frame("percent")?.width == 50)
    #expect(harness.view("label")?.text == "Loading")
  }

  @Test func timersRunWithTheClock() {
    let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10)
    let harness = Harness(ProgressView(timerInterval: past, countsDown: false).progressViewStyle(Percent()))
    #expect(harness.frame("percent")?.width == 100)
  }
}
