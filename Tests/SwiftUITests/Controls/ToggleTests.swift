import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct ToggleTests {
  private struct Owner<Label: View>: View {
    @State var isOn = false
    let label: Label
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: isOn ? 20 : 10, height: 10).id("state")
        Toggle(isOn: $isOn) { label }.id("toggle")
      }
    }
  }
  private var label: some View { Color.blue.frame(width: 50, height: 20).id("label") }

  /// Recorded on iOS 26: the row fills the width and is 30 high, the switch is 66 by 30.
  @Test func aSwitchStandsAtTheEndOfItsRow() throws {
    let harness = Harness(Owner(label: label))
    let toggle = try #require(harness.view("toggle"))
    #expect(toggle.view == "Toggle")
    #expect(toggle.frame.size == CGSize(width: 400, height: 30))
    #expect(harness.frame("label")?.minX == 0)
    #expect(toggle.children.map(\.view) == ["frame"])
    guard case .fill(let track, _, _)? = harness.commands.dropLast().last else {
      Issue.record("There is no track.")
      return
    }
    #expect(track.boundingRect == CGRect(x: 334, y: toggle.frame.minY, width: 66, height: 30))
  }

  @Test func theSwitchTurnsAndTheKnobMoves() throws {
    let harness = Harness(Owner(label: label))
    let toggle = try #require(harness.frame("toggle"))
    func knob() -> CGRect? {
      guard case .fill(let path, _, _)? = harness.commands.last else { return nil }
      return path.boundingRect
    }
    #expect(knob() == CGRect(x: 336.5, y: toggle.minY + 2.5, width: 38, height: 25))
    harness.tap("label")
    #expect(harness.frame("state")?.width == 10)
    harness.tap(at: CGPoint(x: 380, y: toggle.midY))
    #expect(harness.frame("state")?.width == 20)
    harness.rest()
    #expect(knob() == CGRect(x: 359.5, y: toggle.minY + 2.5, width: 38, height: 25))
    harness.tap(at: CGPoint(x: 340, y: toggle.midY))
    #expect(harness.frame("state")?.width == 10)
  }

  /// Of two texts in a label the first is the title, the second describes it: smaller, secondary and below.
  @Test(arguments: [ViewConditions.Platform.ios, .macos])
  func aSecondTextDescribesTheFirst(_ platform: ViewConditions.Platform) throws {
    struct Texts: View {
      var body: some View {
        Text("Title").id("title")
        Text("Title").id("details")
      }
    }
    let texts = Texts()
    let plain = Text("Title").foregroundStyle(.secondary)
    for view in [
      AnyView(Owner(label: texts)), AnyView(LabeledContent(content: { EmptyView() }, label: { texts })),
      AnyView(Stepper(value: .constant(1)) { texts }),
    ] {
      let harness = Harness(view) { $0.platform = platform }
      let title = try #require(harness.frame("title"))
      let details = try #require(harness.frame("details"))
      #expect(details.minX == title.minX && details.minY == title.maxY + 2)
      #expect(details.height < title.height)
      #expect(details.width < title.width)
      #expect(harness.inks.last == Harness(plain) { $0.platform = platform }.inks.last)
    }
  }

  @Test func aHiddenLabelLeavesTheSwitch() {
    let harness = Harness(Owner(label: label).labelsHidden())
    #expect(harness.frame("toggle")?.size == CGSize(width: 66, height: 30))
    #expect(harness.frame("label") == nil)
  }

  @Test func aSwitchIsMirrored() throws {
    let harness = Harness(Owner(label: label)) { $0.isRightToLeft = true }
    let toggle = try #require(harness.frame("toggle"))
    #expect(harness.frame("label")?.maxX == 400)
    harness.tap(at: CGPoint(x: 10, y: toggle.midY))
    #expect(harness.frame("state")?.width == 20)
  }

  @Test func colours() throws {
    func track(_ view: some View) -> RGBA? { Harness(view).fills.dropLast().last }
    let context = ResolutionContext(platform: .ios, isDark: false, isHighContrast: false, accent: nil)
    #expect(track(Owner(isOn: true, label: label)) == Color.green.rgba(in: context))
    #expect(track(Owner(isOn: true, label: label).tint(.purple)) == Color.purple.rgba(in: context))
    #expect(
      track(Owner(isOn: true, label: label).toggleStyle(SwitchToggleStyle(tint: .pink))) == Color.pink.rgba(in: context)
    )
    #expect(track(Owner(isOn: false, label: label)) == SystemColor.secondaryFill.resolve(in: context))
  }

  /// Recorded on macOS 26: a box of 16 by 16, 5 before the label; a switch of 54 by 24, 8 after it.
  @Test func macOSHasCheckboxes() throws {
    let harness = Harness(Owner(label: label)) { $0.platform = .macos }
    #expect(harness.frame("toggle")?.size == CGSize(width: 71, height: 20))
    harness.tap("label")
    #expect(harness.frame("state")?.width == 20)
    let row = Harness(Owner(label: label).toggleStyle(.switch)) { $0.platform = .macos }
    #expect(row.frame("toggle")?.size == CGSize(width: 112, height: 24))
    let button = Harness(Owner(label: label).toggleStyle(.button)) { $0.platform = .macos }
    #expect(button.frame("toggle")?.size == CGSize(width: 74, height: 28))
    button.tap("label")
    #expect(button.frame("state")?.width == 20)
  }

  @Test func aButtonToggleLooksPressedIn() {
    let harness = Harness(Owner(label: label).toggleStyle(.button))
    let size = harness.frame("toggle")?.size
    #expect(size == CGSize(width: 74, height: 34))
    let off = harness.fills.count
    harness.tap("label")
    #expect(harness.frame("state")?.width == 20)
    #expect(harness.fills.count == off + 1)
    #expect(harness.frame("toggle")?.size == size)
  }

  private struct Bar: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Color.green.frame(width: configuration.isOn ? 30 : 15, height: 10)
          .onTapGesture { configuration.isOn.toggle() }.id("bar")
        Inner(isOn: configuration.$isOn)
      }
    }
  }
  private struct Inner: View {
    @Binding var isOn: Bool
    var body: some View { Color.red.frame(width: 5, height: 5).onTapGesture { isOn = false }.id("off") }
  }

  @Test func aStyleReadsAndWritesTheState() {
    let harness = Harness(Owner(label: label).toggleStyle(Bar()))
    #expect(harness.frame("toggle")?.width == 70)
    harness.tap("bar")
    #expect(harness.frame("bar")?.width == 30)
    #expect(harness.frame("state")?.width == 20)
    harness.tap("off")
    #expect(harness.frame("bar")?.width == 15)
  }

  private struct Several: View {
    @State private var first = true
    @State private var second = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: first ? 20 : 10, height: 10).id("first")
        Color.red.frame(width: second ? 20 : 10, height: 10).id("second")
        Toggle(sources: [$first, $second], isOn: \.self) { EmptyView() }.labelsHidden().id("toggle")
      }
    }
  }

  @Test func severalValuesAreMixedWhereTheyDiffer() {
    let harness = Harness(Several())
    harness.tap("toggle")
    #expect([harness.frame("first")?.width, harness.frame("second")?.width] == [20, 20])
    harness.tap("toggle")
    #expect([harness.frame("first")?.width, harness.frame("second")?.width] == [10, 10])
  }

  @Test func disabledTogglesStay() {
    let harness = Harness(Owner(label: label).labelsHidden().disabled(true))
    harness.tap("toggle")
    #expect(harness.frame("state")?.width == 10)
  }
}
