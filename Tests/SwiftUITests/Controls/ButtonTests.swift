import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct ButtonTests {
  private struct Counting: View {
    var style: ((AnyView) -> AnyView)?
    @State private var count = 1
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: CGFloat(count) * 10, height: 10).id("count")
        Button {
          count += 1
        } label: {
          Color.blue.frame(width: 40, height: 20).id("label")
        }
        .id("button")
      }
    }
  }

  @Test func aClickRunsTheAction() {
    let harness = Harness(Counting())
    harness.tap("button")
    harness.tap("label")
    #expect(harness.frame("count")?.width == 30)
  }

  @Test func leavingTheButtonCancels() throws {
    let harness = Harness(Counting())
    let button = try #require(harness.frame("button"))
    let centre = CGPoint(x: button.midX, y: button.midY)
    let outside = CGPoint(x: button.maxX + 5, y: button.midY)
    harness.press(at: centre)
    harness.move(to: outside)
    harness.release(at: outside)
    #expect(harness.frame("count")?.width == 10)
    harness.press(at: centre)
    harness.move(to: outside)
    harness.move(to: centre)
    harness.release(at: centre)
    #expect(harness.frame("count")?.width == 20)
    harness.press(at: centre)
    harness.host.sendPointer(.cancelled, at: centre)
    harness.release(at: centre)
    #expect(harness.frame("count")?.width == 20)
  }

  @Test func aPressShows() throws {
    let harness = Harness(Counting())
    let button = try #require(harness.frame("button"))
    let before = harness.commands
    let centre = CGPoint(x: button.midX, y: button.midY)
    harness.press(at: centre)
    #expect(harness.commands.contains(.push(.opacity(0.2))))
    harness.move(to: CGPoint(x: button.maxX + 5, y: button.midY))
    #expect(harness.commands == before)
    harness.move(to: centre)
    #expect(harness.commands != before)
    harness.host.sendPointer(.cancelled, at: centre)
    #expect(harness.commands == before)
  }

  @Test func aDisabledButtonIsStill() {
    let harness = Harness(Counting().disabled(true))
    let before = harness.commands
    harness.press(at: CGPoint(x: 200, y: 205))
    #expect(harness.commands == before)
    harness.release(at: CGPoint(x: 200, y: 205))
    harness.tap("button")
    #expect(harness.frame("count")?.width == 10)
  }

  @Test func theReportNamesTheButtonAroundItsLabel() throws {
    let line = #line + 3
    let harness = Harness(
      Button(role: .destructive, action: {}) {
        Color.blue.frame(width: 40, height: 20).id("label")
      }
      .buttonStyle(.bordered).id("button"))
    let button = try #require(harness.view("button"))
    #expect(button.view == "Button")
    #expect(button.children.map(\.view) == ["frame"])
    #expect(button.children.first?.ids == ["label"])
    #expect(button.children.first?.line == line)
    #expect(button.children.first?.children.map(\.view) == ["Color"])
  }

  /// Recorded on iOS 26 and macOS 26: what a bordered button adds to its label.
  @Test(arguments: [
    (ViewConditions.Platform.ios, CGSize(width: 64, height: 34)), (.macos, CGSize(width: 64, height: 28)),
  ])
  func borderedButtonsAddToTheirLabels(platform: ViewConditions.Platform, size: CGSize) {
    let harness = Harness(
      VStack(spacing: 0) {
        Button(action: {}) { Color.blue.frame(width: 40, height: 20) }.buttonStyle(.bordered).id("bordered")
        Button(action: {}) { Color.blue.frame(width: 40, height: 20) }.buttonStyle(.borderedProminent).id("prominent")
        Button(action: {}) { Color.blue.frame(width: 40, height: 20) }.buttonStyle(.plain).id("plain")
        Button(action: {}) { Color.blue.frame(width: 40, height: 20) }.buttonStyle(.borderless).id("borderless")
        Button(action: {}) { Color.blue.frame(width: 40, height: 10) }.buttonStyle(.bordered).id("low")
      }
    ) { $0.platform = platform }
    let label = CGSize(width: 40, height: 20)
    #expect(harness.frame("bordered")?.size == size)
    #expect(harness.frame("prominent")?.size == size)
    #expect(harness.frame("plain")?.size == label)
    #expect(harness.frame("borderless")?.size == label)
    #expect(harness.frame("low")?.height == 24)
  }

  @Test func theAutomaticStyleIsThePlatforms() {
    func size(_ platform: ViewConditions.Platform) -> CGSize? {
      Harness(Button(action: {}) { Color.blue.frame(width: 40, height: 20) }.id("button")) { $0.platform = platform }
        .frame("button")?.size
    }
    #expect(size(.ios) == CGSize(width: 40, height: 20))
    #expect(size(.macos) == CGSize(width: 64, height: 28))
  }

  @Test func sizesDiffer() {
    let harness = Harness(
      HStack {
        ForEach(Array(ControlSize.allCases.enumerated()), id: \.offset) { index, size in
          Button(action: {}) { Color.blue.frame(width: 10, height: 20) }.controlSize(size).id("\(index)")
        }
      }
      .buttonStyle(.bordered))
    let heights = (0..<5).compactMap { harness.frame("\($0)")?.height }
    #expect(heights == [30, 30, 34, 50, 50])
  }

  private struct Glyph: View {
    var body: some View { Rectangle().frame(width: 20, height: 20) }
  }

  @Test func labelsTakeTheStylesColours() {
    func fills(_ view: some View) -> [RGBA] { Harness(view).fills }
    func rgba(_ color: Color, dark: Bool = false) -> RGBA {
      color.rgba(in: ResolutionContext(platform: .ios, isDark: dark, isHighContrast: false, accent: nil))
    }
    let plain = Button {
    } label: {
      Glyph()
    }
    #expect(fills(plain) == [rgba(.accentColor)])
    #expect(fills(plain.buttonStyle(.plain)) == [rgba(.primary)])
    #expect(fills(plain.tint(.orange)) == [rgba(.orange)])
    #expect(fills(plain.foregroundStyle(.green)) == [rgba(.green)])
    #expect(fills(Button(role: .destructive, action: {}) { Glyph() }) == [rgba(.red)])
    #expect(fills(plain.buttonStyle(.borderedProminent)) == [rgba(.accentColor), rgba(.white)])
    #expect(fills(plain.buttonStyle(.borderedProminent).tint(.orange)) == [rgba(.orange), rgba(.white)])
    #expect(fills(plain.buttonStyle(.bordered).tint(.orange)) == [rgba(.orange.opacity(0.18)), rgba(.orange)])
    #expect(fills(plain.disabled(true)) == [rgba(Color(system: .tertiary))])
  }

  private struct Scaling: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding(configuration.isPressed ? 20 : 10)
        .background(isEnabled ? configuration.role == .destructive ? Color.red : Color.green : Color.gray)
    }
  }

  @Test func aStyleSeesThePressAndTheEnvironment() throws {
    let counter = Counter()
    let view = VStack(spacing: 0) {
      Button(role: .destructive, action: { counter.note("red") }) { Color.blue.frame(width: 40, height: 20) }.id("red")
      Button(action: { counter.note("green") }) { Color.blue.frame(width: 40, height: 20) }.id("green")
      Button(action: { counter.note("gray") }) { Color.blue.frame(width: 40, height: 20) }.id("gray").disabled(true)
    }
    .buttonStyle(Scaling())
    let harness = Harness(view)
    let red = try #require(harness.view("red"))
    #expect(red.frame.size == CGSize(width: 60, height: 40))
    // A style of the user's own is theirs to see.
    #expect(red.children.map(\.view) == ["background"])
    harness.press(at: CGPoint(x: red.frame.midX, y: red.frame.midY))
    #expect(harness.frame("red")?.size == CGSize(width: 80, height: 60))
    #expect(harness.frame("green")?.size == CGSize(width: 60, height: 40))
    harness.release(at: CGPoint(x: red.frame.midX, y: red.frame.midY))
    #expect(harness.frame("red")?.size == CGSize(width: 60, height: 40))
    harness.tap("green")
    harness.tap("gray")
    #expect(counter.log == ["red", "green"])
    let colors = [Color.red, .blue, .green, .blue, .gray, .blue]
    #expect(
      harness.fills
        == colors.map {
          $0.rgba(in: ResolutionContext(platform: .ios, isDark: false, isHighContrast: false, accent: nil))
        })
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Button(configuration)
        Color.red.frame(width: 10, height: 10).onTapGesture { configuration.trigger() }.id("trigger")
      }
    }
  }

  @Test func aPrimitiveStyleTriggersAndUsesTheStyleAround() {
    let counter = Counter()
    let harness = Harness(
      Button(action: { counter.note("action") }) { Color.blue.frame(width: 40, height: 20).id("label") }
        .id("button").buttonStyle(Framed()).buttonStyle(.bordered))
    #expect(harness.frame("button")?.size == CGSize(width: 74, height: 34))
    harness.tap("trigger")
    harness.tap("label")
    #expect(counter["action"] == 2)
  }

  @Test func whatABorderlessLabelLeavesFreeIsNotHit() throws {
    let counter = Counter()
    func button() -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Spacer()
        Color.red.frame(width: 10, height: 10)
      }
      .frame(width: 100)
    }
    let harness = Harness(
      VStack(spacing: 0) {
        Button(action: { counter.note("gap") }) { button() }.id("gap")
        Button(action: { counter.note("shape") }) { button().contentShape(Rectangle()) }.id("shape")
      })
    harness.tap("gap")
    harness.tap("shape")
    #expect(counter.log == ["shape"])
    let gap = try #require(harness.frame("gap"))
    harness.tap(at: CGPoint(x: gap.minX + 5, y: gap.midY))
    #expect(counter.log == ["shape", "gap"])
  }

  @Test func borderShapesAreDrawn() {
    func path(_ shape: ButtonBorderShape) -> Path? {
      let harness = Harness(
        Button(action: {}) { Color.blue.frame(width: 20, height: 20) }.buttonStyle(.borderedProminent)
          .buttonBorderShape(shape))
      guard case .fill(let path, _, _)? = harness.commands.first else { return nil }
      return path
    }
    let frame = CGRect(x: 178, y: 183, width: 44, height: 34)
    #expect(path(.automatic) == Capsule().path(in: frame))
    #expect(path(.capsule) == Capsule().path(in: frame))
    #expect(path(.roundedRectangle(radius: 5)) == RoundedRectangle(cornerRadius: 5).path(in: frame))
    #expect(path(.circle)?.boundingRect == CGRect(x: 183, y: 183, width: 34, height: 34))
  }

  @Test func titlesAreTexts() {
    let title = "Title"
    let harness = Harness(
      VStack {
        Button("Key") {}
        Button(title) {}
        Button("Role", role: .cancel) {}
        Button("Picture", systemImage: "star") {}
        Button(role: .destructive, action: {})
      })
    #expect(harness.views.filter { $0.view == "Button" }.count == 5)
    #expect(
      harness.views.filter { $0.view == "Text" }.compactMap(\.text) == ["Key", "Title", "Role", "Picture", "Delete"])
    #expect(harness.views.contains { $0.view == "Label" })
  }

  @Test func aPressThatLastsRepeats() {
    struct Held: View {
      let counter: Counter
      @State private var value = 0
      var body: some View {
        VStack {
          Button("Repeat") { counter.note("repeated") }.buttonRepeatBehavior(.enabled).id("repeating")
          Button("Once") { counter.note("once") }.id("once")
          Stepper("Value", value: $value).labelsHidden().id("stepper")
          Text("\(value)").id("value")
        }
      }
    }
    let counter = Counter()
    let harness = Harness(Held(counter: counter))
    func hold(_ id: String, _ share: CGFloat, _ seconds: Double) {
      guard let frame = harness.frame(id) else { return }
      let point = CGPoint(x: frame.minX + frame.width * share, y: frame.midY)
      harness.press(at: point)
      harness.advance(to: harness.host.time + seconds)
      harness.release(at: point)
    }
    // After half a second, then ten times a second; the end of the press is no further time.
    hold("repeating", 0.5, 0.45)
    #expect(counter["repeated"] == 1)
    hold("repeating", 0.5, 0.65)
    #expect(counter["repeated"] == 3)
    hold("once", 0.5, 2)
    #expect(counter["once"] == 1)
    hold("stepper", 0.75, 0.65)
    #expect(harness.text("value") == "2")
    #expect(harness.host.nextTime == nil)
  }
}
