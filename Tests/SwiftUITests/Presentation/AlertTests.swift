import Testing

@testable import SwiftUI

@MainActor @Suite struct AlertTests {
  private func phone(_ view: any View) -> Harness { Harness(view, width: 375, height: 667) }

  private struct Asking: View {
    let counter: Counter
    @State private var isOn = true
    var body: some View {
      Text(isOn ? "asking" : "done").id("state")
        .alert("Delete?", isPresented: $isOn) {
          Button("Delete", role: .destructive) { counter.note("delete") }.id("delete")
          Button("Cancel", role: .cancel) { counter.note("cancel") }.id("cancel")
        } message: {
          Text("For good.").id("message")
        }
    }
  }

  @Test func theOneThatCancelsStandsFirstAndEachDismisses() throws {
    let counter = Counter()
    let harness = phone(Asking(counter: counter))
    let cancel = try #require(harness.frame("cancel")), delete = try #require(harness.frame("delete"))
    // Recorded from iOS 26: capsules of 46.5 in a row, 13.5 from the card's sides, 8.5 apart.
    #expect(cancel.minX == 51)
    #expect(cancel.height == 46.5 && delete.height == 46.5)
    #expect(delete.minX - cancel.maxX == 8.5)
    #expect(harness.frame("message")?.minX == 66)
    harness.tap(at: CGPoint(x: 10, y: 10))
    #expect(harness.view("state")?.text == "asking")
    harness.tap("delete")
    #expect(counter.log == ["delete"])
    #expect(harness.view("state")?.text == "done")
    #expect(harness.frame("delete") == nil)
  }

  private struct Plain: View {
    @State private var isOn = true
    var body: some View {
      Text(isOn ? "told" : "read").id("state").alert("Told", isPresented: $isOn) {}
    }
  }

  @Test func anAlertWithoutActionsHasAButtonOfItsOwn() {
    let harness = phone(Plain())
    harness.tap(at: CGPoint(x: 187.5, y: 350))
    #expect(harness.view("state")?.text == "read")
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "No paper" }
  }

  private struct Old: View {
    struct Item: Identifiable { let id = 1 }
    @State private var item: Item? = Item()
    @State private var choice = "none"
    var body: some View {
      Text(choice).id("choice")
        .alert(item: $item) { _ in
          Alert(
            title: Text("Old"), message: Text("Words"), primaryButton: .default(Text("Yes")) { choice = "yes" },
            secondaryButton: .cancel { choice = "no" })
        }
    }
  }

  @Test func alertsOfOldLookAlike() {
    let harness = phone(Old())
    // The one that cancels is at the left.
    harness.tap(at: CGPoint(x: 250, y: 355))
    #expect(harness.view("choice")?.text == "yes")
  }

  private struct Dialog: View {
    let counter: Counter
    @State private var isOn = false
    var body: some View {
      Button("Move") { isOn = true }.id("source")
        .confirmationDialog("Where to?", isPresented: $isOn, titleVisibility: .visible) {
          Button("Archive") { counter.note("archive") }.id("archive")
          Button("Bin", role: .destructive) { counter.note("bin") }.id("bin")
          Button("Cancel", role: .cancel) {}.id("cancel")
        }
    }
  }

  @Test func aDialogStandsAboveItsSource() throws {
    let counter = Counter()
    let harness = phone(Dialog(counter: counter))
    let source = try #require(harness.frame("source"))
    harness.tap("source")
    let archive = try #require(harness.frame("archive")), bin = try #require(harness.frame("bin"))
    #expect(archive.width == 211)
    #expect(bin.minY - archive.maxY == 10.5)
    #expect(bin.maxY + 13.5 + 14.25 == source.minY)
    #expect(archive.midX == source.midX)
    harness.tap("archive")
    #expect(counter.log == ["archive"])
    #expect(harness.frame("archive") == nil)
    harness.tap("source")
    harness.tap(at: CGPoint(x: 20, y: 20))
    #expect(harness.frame("archive") == nil)
    #expect(counter.log == ["archive"])
  }

  private struct WithPopover: View {
    @State private var isOn = false
    var body: some View {
      Button("More") { isOn = true }.id("source")
        .popover(isPresented: $isOn) { Text("Popped").id("popped") }
    }
  }

  /// Recorded from iOS 26: a popover keeps 8 points from the sides of the screen.
  @Test func aPopoverTooWideForTheScreenWraps() throws {
    let text = Text(String(repeating: "word ", count: 40)).id("long")
    let view = Color.red.frame(width: 20, height: 20).popover(isPresented: .constant(true)) {
      text.presentationCompactAdaptation(.popover)
    }
    let long = try #require(phone(view).frame("long"))
    #expect(long.width <= 375 - 16 && long.height > 40)
  }

  @Test func popoversAreSheetsOnAPhoneAndPanelsElsewhere() throws {
    let phone = phone(WithPopover())
    phone.tap("source")
    #expect(phone.frame("popped")?.midX == 187.5)
    phone.tap(at: CGPoint(x: 187, y: 10))
    #expect(phone.frame("popped") == nil)
    let tablet = Harness(WithPopover(), width: 820, height: 1180) { $0.isHorizontallyCompact = false }
    let source = try #require(tablet.frame("source"))
    tablet.tap("source")
    let popped = try #require(tablet.frame("popped"))
    #expect(popped.minY == source.maxY + 14.25)
    #expect(popped.midX == source.midX)
    tablet.tap(at: CGPoint(x: 10, y: 10))
    #expect(tablet.frame("popped") == nil)
  }
}
