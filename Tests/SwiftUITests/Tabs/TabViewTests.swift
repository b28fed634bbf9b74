import Testing

@testable import SwiftUI

@MainActor @Suite struct TabViewTests {
  private func phone(_ view: any View) -> Harness { Harness(view, width: 375, height: 667) }
  /// Where the tabs of a bar of three are on a screen of 375 by 667; recorded from iOS 26.
  private static func tab(_ index: Int) -> CGPoint { CGPoint(x: 101.5 + 86 * CGFloat(index), y: 615) }

  private struct Three: View {
    let counter: Counter
    @State private var selection = "b"
    var body: some View {
      TabView(selection: $selection) {
        Page(name: "a", counter: counter).tabItem { Text("A") }.tag("a")
        Page(name: "b", counter: counter).tabItem { Text("B") }.tag("b")
        Button("To a") { selection = "a" }.id("to a").tabItem { Label("C", systemImage: "star") }.tag("c")
      }
    }
  }

  private struct Page: View {
    let name: String
    let counter: Counter
    @State private var taps = 0
    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }.id(name)
        .onAppear { counter.note("+\(name)") }
        .onDisappear { counter.note("-\(name)") }
    }
  }

  @Test func theSelectionDecidesAndScreensKeepTheirState() {
    let counter = Counter()
    let harness = phone(Three(counter: counter))
    #expect(harness.frame("a") == nil)
    #expect(harness.frame("b") != nil)
    #expect(counter.log == ["+b"])
    harness.tap("b")
    harness.tap(at: Self.tab(0))
    #expect(harness.frame("b") == nil)
    #expect(counter.log.suffix(2).sorted() == ["+a", "-b"])
    harness.tap(at: Self.tab(2))
    harness.tap("to a")
    #expect(harness.frame("a") != nil)
    harness.tap(at: Self.tab(1))
    #expect(harness.views.contains { $0.text == "b 1" })
  }

  @Test func contentIsCentredAboveTheBar() {
    let harness = phone(Three(counter: Counter()))
    #expect(harness.frame("b")?.midY == (667 - 83) / 2.0)
    let device = Harness(
      TabView { Color.red.id("fill").tabItem { Text("A") } }, width: 402, height: 778
    ) { $0.safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0) }
    #expect(device.frame("fill") == CGRect(x: 0, y: 62, width: 402, height: 729))
  }

  private struct New: View {
    @State private var shows = false
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Button("More") { shows = true }.id("more") }
        Tab("Two", systemImage: "2.circle") { Text("Second").id("second") }.badge(2)
        if shows { Tab("Three", systemImage: "3.circle") { Text("Third").id("third") } }
      }
    }
  }

  @Test func tabsCanBeStructures() {
    let harness = phone(New())
    harness.tap(at: CGPoint(x: 230.5, y: 615))
    #expect(harness.view("second")?.text == "Second")
    harness.tap(at: CGPoint(x: 144.5, y: 615))
    harness.tap("more")
    harness.tap(at: Self.tab(2))
    #expect(harness.view("third")?.text == "Third")
  }

  @Test func aScreenCanHideTheBar() {
    let harness = phone(
      TabView {
        NavigationStack { Color.red.id("fill").toolbar(.hidden, for: .tabBar) }.tabItem { Text("A") }
      })
    #expect(harness.frame("fill")?.height == 667)
  }

  private struct Paged: View {
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { number in Text("Page \(number)").id("page \(number)").tag(number) }
      }
      .tabViewStyle(.page)
      .overlay(alignment: .top) { Text("At \(page)").id("at") }
    }
  }

  @Test func pagesAreSwipedThrough() {
    let harness = phone(Paged())
    #expect(harness.frame("page 1")?.midX == 375 * 1.5)
    harness.press(at: CGPoint(x: 300, y: 300))
    harness.move(to: CGPoint(x: 200, y: 300))
    #expect((harness.frame("page 1")?.midX ?? 0) == 375 * 1.5 - 100)
    harness.move(to: CGPoint(x: 40, y: 300))
    harness.release(at: CGPoint(x: 40, y: 300))
    harness.advance(to: 5)
    #expect(harness.view("at")?.text == "At 1")
    #expect(harness.frame("page 1")?.midX == 187.5)
    // There is nothing before the first and after the last.
    harness.press(at: CGPoint(x: 300, y: 300))
    harness.move(to: CGPoint(x: 40, y: 300))
    harness.release(at: CGPoint(x: 40, y: 300))
    harness.press(at: CGPoint(x: 300, y: 300))
    harness.move(to: CGPoint(x: 40, y: 300))
    harness.release(at: CGPoint(x: 40, y: 300))
    #expect(harness.view("at")?.text == "At 2")
  }

  private struct Stack: View {
    let counter: Counter
    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          Text("Top").id("top").onAppear { counter.note("+top") }.onDisappear { counter.note("-top") }
        }
        .id("go").onAppear { counter.note("+root") }.onDisappear { counter.note("-root") }
      }
    }
  }

  @Test func screensOfStacksAppearAndDisappear() {
    let counter = Counter()
    let harness = phone(Stack(counter: counter))
    harness.tap("go")
    harness.tap(at: CGPoint(x: 32, y: 32))
    #expect(counter.counts == ["+root": 2, "-root": 1, "+top": 1, "-top": 1])
  }
}
