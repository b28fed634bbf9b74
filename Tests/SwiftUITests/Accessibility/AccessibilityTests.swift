import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct AccessibilityTests {
  private func told(_ view: some View) -> AccessibilityReport? {
    Harness(VStack { view.id("view") }).view("view")?.accessibility
  }

  @Test func aViewCarriesWhatIsToldOfIt() throws {
    let report = try #require(
      told(
        Text("x").accessibilityLabel("Close").accessibilityValue(Text("2 of 3")).accessibilityHint("Ends the game")
          .accessibilityIdentifier("close").accessibilityAddTraits([.isButton, .isSelected])
          .accessibilityRemoveTraits(.isStaticText)))
    #expect(report.label == "Close")
    #expect(report.value == "2 of 3")
    #expect(report.hint == "Ends the game")
    #expect(report.identifier == "close")
    #expect(report.traits == ["isButton", "isSelected", "not isStaticText"])
    #expect(!report.isHidden)
  }

  @Test func olderSpellingsTellTheSame() throws {
    let report = try #require(
      told(
        Text("x").accessibility(label: Text("Close")).accessibility(value: Text("v")).accessibility(hint: Text("h"))
          .accessibility(identifier: "i").accessibility(addTraits: .isLink).accessibility(removeTraits: .isLink)
          .accessibility(hidden: true).accessibility(sortPriority: 2)))
    #expect(report.label == "Close" && report.value == "v" && report.hint == "h" && report.identifier == "i")
    #expect(report.traits == ["not isLink"])
    #expect(report.isHidden)
    #expect(report.notes == ["sort priority 2"])
  }

  @Test func whatCanBeDoneIsTold() throws {
    let report = try #require(
      told(
        Text("x").accessibilityAction {}.accessibilityAction(.escape) {}.accessibilityAction(named: "Like") {}
          .accessibilityAdjustableAction { _ in }.accessibilityHeading(.h2).accessibilityInputLabels(["a", "b"])
          .accessibilityElement(children: .combine).accessibilityRespondsToUserInteraction(false)
          .accessibilityRotor("Chapters") { AccessibilityRotorEntry("One", id: 1) }
          .accessibilityCustomContent("Age", "36").accessibilityRepresentation { Text("y") }
          .accessibilityTextContentType(.narrative)))
    #expect(
      report.notes == [
        "heading 2", "children combined", "no interaction", "input label a", "input label b", "action activate",
        "action escape", "action Like", "action increment", "action decrement", "rotor Chapters", "Age: 36",
        "represented by Text", "text content: narrative",
      ])
  }

  @Test func aControlIsToldOfAsAWhole() throws {
    let harness = Harness(Button("Go") {}.accessibilityLabel("Start").id("button"))
    #expect(harness.view("button")?.view == "Button")
    #expect(harness.view("button")?.accessibility?.label == "Start")
    #expect(harness.views.first { $0.view == "Text" }?.accessibility == nil)
  }

  @Test func viewsWithoutModifiersTellNothing() { #expect(told(Text("x").padding()) == nil) }

  @Test func whatIsToldFollowsTheState() throws {
    struct Owner: View {
      @State var isOn = false
      var body: some View {
        Color.red.frame(width: 50, height: 50).onTapGesture { isOn.toggle() }.accessibilityValue(isOn ? "On" : "Off")
          .id("view")
      }
    }
    let harness = Harness(Owner())
    #expect(harness.view("view")?.accessibility?.value == "Off")
    harness.tap("view")
    #expect(harness.view("view")?.accessibility?.value == "On")
  }

  /// Placeholders stand for texts and pictures only.
  @Test func placeholdersStandForTexts() {
    func glyphCount(_ view: some View) -> Int {
      Harness(view).commands.filter { if case .glyphs = $0 { true } else { false } }.count
    }
    func fills(_ view: some View) -> [RGBA] { Harness(view).fills }
    let content = VStack {
      Text("Hello")
      Color.red.frame(width: 10, height: 10)
    }
    #expect(glyphCount(content) == 1)
    #expect(glyphCount(content.redacted(reason: .placeholder)) == 0)
    #expect(fills(content.redacted(reason: .placeholder)).count == 2)
    #expect(fills(content.redacted(reason: .placeholder)).first?.alpha == 0.16)
    #expect(glyphCount(content.unredacted().redacted(reason: .placeholder)) == 1)
    #expect(glyphCount(content.redacted(reason: .privacy)) == 1)
    #expect(glyphCount(content.privacySensitive().redacted(reason: .privacy)) == 0)
  }

  @Test func viewsReadWhyTheyAreRedacted() {
    struct Reader: View {
      @Environment(\.redactionReasons) var reasons
      var body: some View { Color.red.frame(width: reasons.contains(.placeholder) ? 20 : 10, height: 10).id("view") }
    }
    #expect(Harness(Reader()).frame("view")?.width == 10)
    #expect(Harness(Reader().redacted(reason: .placeholder)).frame("view")?.width == 20)
  }
}
