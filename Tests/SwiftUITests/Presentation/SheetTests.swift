import Testing

@testable import SwiftUI

@MainActor @Suite struct SheetTests {
  private func phone(_ view: any View) -> Harness { Harness(view, width: 375, height: 667) }

  private struct Screen: View {
    var detents: Set<PresentationDetent> = [.large]
    var isLocked = false
    let counter: Counter
    @State private var isOn = false
    @State private var count = 0
    private func noteDismissal() { counter.note("dismissed") }
    var body: some View {
      VStack {
        Button("Show") { isOn = true }.id("show")
        Button("Below") { counter.note("below") }.id("below")
        Text("Count \(count)").id("outside")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: $isOn, onDismiss: noteDismissal) {
        Inside(count: $count).presentationDetents(detents).interactiveDismissDisabled(isLocked)
      }
    }
  }

  private struct Inside: View {
    @Binding var count: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text(isPresented ? "Presented \(count)" : "Alone").id("inside")
        Button("Raise") { count += 1 }.id("raise")
        Button("Leave") { dismiss() }.id("leave")
        Color.red.id("fill")
      }
    }
  }

  @Test func aSheetCoversTheScreenAndGoes() throws {
    let counter = Counter()
    let harness = phone(Screen(counter: counter))
    let below = try #require(harness.frame("below"))
    #expect(harness.frame("inside") == nil)
    harness.tap("show")
    #expect(harness.view("inside")?.text == "Presented 0")
    // What is behind cannot be reached.
    harness.tap(at: CGPoint(x: below.midX, y: below.midY))
    #expect(counter["below"] == 0)
    harness.tap("raise")
    #expect(harness.view("inside")?.text == "Presented 1")
    #expect(harness.view("outside")?.text == "Count 1")
    harness.tap("leave")
    #expect(harness.frame("inside") == nil)
    harness.rest()
    #expect(counter["dismissed"] == 1)
    harness.tap("below")
    #expect(counter["below"] == 1)
  }

  @Test func sheetsStandWhereTheyDoOnAPhone() throws {
    let large = phone(Screen(counter: Counter()))
    large.tap("show")
    let full = try #require(large.frame("fill"))
    #expect(full.maxY == 667)
    #expect(full.width == 375)
    #expect((large.frame("inside")?.minY ?? 0) == 31)
    let half = phone(Screen(detents: [.medium], counter: Counter()))
    half.tap("show")
    let floating = try #require(half.frame("fill"))
    // Recorded: 351 of 667 high, 6 from the sides and the bottom.
    #expect(floating.maxY == 661)
    #expect(floating.width == 363)
    #expect(half.frame("inside")?.minY == 310)
  }

  @Test func aPressOutsideOrADragDownDismisses() {
    let counter = Counter()
    let harness = phone(Screen(detents: [.medium], counter: counter))
    harness.tap("show")
    harness.tap(at: CGPoint(x: 187, y: 50))
    #expect(harness.frame("inside") == nil)
    harness.rest()
    harness.tap("show")
    harness.press(at: CGPoint(x: 187, y: 500))
    harness.move(to: CGPoint(x: 187, y: 560))
    #expect(harness.frame("inside")?.minY == 370)
    harness.move(to: CGPoint(x: 187, y: 650))
    harness.move(to: CGPoint(x: 187, y: 740))
    harness.release(at: CGPoint(x: 187, y: 740))
    #expect(harness.frame("inside") == nil)
    harness.rest()
    #expect(counter["dismissed"] == 2)
  }

  @Test func aSheetThatMayNotGoStays() {
    let counter = Counter()
    let harness = phone(Screen(detents: [.medium], isLocked: true, counter: counter))
    harness.tap("show")
    harness.tap(at: CGPoint(x: 187, y: 50))
    harness.press(at: CGPoint(x: 187, y: 400))
    harness.move(to: CGPoint(x: 187, y: 640))
    harness.release(at: CGPoint(x: 187, y: 640))
    #expect(harness.frame("inside")?.minY == 310)
    #expect(counter["dismissed"] == 0)
  }

  private struct Detents: View {
    @State private var detent = PresentationDetent.height(200)
    var body: some View {
      Color.clear.sheet(isPresented: .constant(true)) {
        VStack {
          Text(detent == .large ? "large" : "low").id("state")
          Color.blue
        }
        .presentationDetents([.height(200), .fraction(0.5), .large], selection: $detent)
      }
    }
  }

  @Test func aDragLeadsToTheNearestDetent() {
    let harness = phone(Detents())
    #expect(harness.frame("state")?.minY == 461)
    harness.press(at: CGPoint(x: 187, y: 600))
    harness.move(to: CGPoint(x: 187, y: 400))
    harness.move(to: CGPoint(x: 187, y: 120))
    harness.release(at: CGPoint(x: 187, y: 120))
    #expect(harness.view("state")?.text == "large")
    #expect(harness.frame("state")?.minY == 31)
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Items: View {
    @State private var item: Item?
    var body: some View {
      Button("Show") { item = Item(id: 1) }.id("show")
        .sheet(item: $item) { item in
          Own(id: item.id) { self.item = Item(id: item.id + 1) }
        }
    }
  }

  private struct Own: View {
    let id: Int
    let next: () -> Void
    @State private var taps = 0
    var body: some View {
      Text("Item \(id), \(taps)").id("inside")
      Button("Tap") { taps += 1 }.id("tap")
      Button("Next") { next() }.id("next")
    }
  }

  @Test func anotherItemIsAnotherSheet() {
    let harness = phone(Items())
    harness.tap("show")
    harness.tap("tap")
    #expect(harness.view("inside")?.text == "Item 1, 1")
    harness.tap("next")
    #expect(harness.view("inside")?.text == "Item 2, 0")
  }

  private struct Cover: View {
    @State private var isOn = false
    var body: some View {
      Button("Show") { isOn = true }.id("show")
        .fullScreenCover(isPresented: $isOn) {
          Color.green.id("cover").overlay { Button("Hide") { isOn = false }.id("hide") }
        }
    }
  }

  @Test func aCoverTakesTheWholeScreen() {
    let harness = Harness(Cover(), width: 402, height: 778) {
      $0.safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    }
    harness.tap("show")
    #expect(harness.frame("cover") == CGRect(x: 0, y: 62, width: 402, height: 778))
    harness.tap("hide")
    #expect(harness.frame("cover") == nil)
  }
}
