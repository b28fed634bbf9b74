import Testing

@testable import SwiftUI

@MainActor @Suite struct SplitViewTests {
  private struct Columns: View {
    @State private var chosen: String?
    @State private var visibility = NavigationSplitViewVisibility.all
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["a", "b"], id: \.self, selection: $chosen) { Text("Row \($0)").id("row \($0)") }
          .navigationTitle("Rows")
      } detail: {
        VStack {
          Text(chosen.map { "Chosen \($0)" } ?? "Nothing").id("detail")
          Button("Hide") { visibility = .detailOnly }.id("hide")
        }
      }
    }
  }

  @Test func aSelectionShowsInTheNextColumn() throws {
    let harness = Harness(Columns(), width: 1180, height: 780) { $0.isHorizontallyCompact = false }
    #expect(harness.view("detail")?.text == "Nothing")
    let row = try #require(harness.frame("row b")), detail = try #require(harness.frame("detail"))
    #expect(row.maxX < 330 && detail.midX == 330 + 425)
    harness.tap("row b")
    #expect(harness.view("detail")?.text == "Chosen b")
    harness.tap("hide")
    #expect(harness.frame("row b") == nil)
    #expect(harness.frame("detail")?.midX == 590)
    // The button that shows the sidebar again, at the start of the bar.
    harness.tap(at: CGPoint(x: 38, y: 32))
    #expect(harness.frame("row b") != nil)
  }

  @Test func onAPhoneTheNextColumnCoversTheFirst() {
    let harness = Harness(Columns(), width: 375, height: 667)
    #expect(harness.frame("detail") == nil)
    harness.tap("row a")
    #expect(harness.view("detail")?.text == "Chosen a")
    #expect(harness.frame("row a") == nil)
    harness.tap(at: CGPoint(x: 32, y: 32))
    #expect(harness.frame("row a") != nil)
  }

  @Test func aMacHasThePanelThatWasRecorded() {
    let harness = Harness(
      NavigationSplitView {
        Color.red.id("sidebar").navigationSplitViewColumnWidth(150)
      } content: {
        Color.green.id("content")
      } detail: {
        Color.blue.id("detail")
      }, width: 640, height: 300
    ) {
      $0.platform = .macos
      $0.isHorizontallyCompact = false
    }
    #expect(harness.frame("sidebar") == CGRect(x: 8, y: 8, width: 150, height: 284))
    #expect(harness.frame("content") == CGRect(x: 158, y: 0, width: 200, height: 300))
    #expect(harness.frame("detail")?.maxX == 640)
  }

  private struct Links: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("One") { Text("First").id("first") }.id("one")
          NavigationLink("Two", value: 2).id("two")
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)").id("number") }
      } detail: {
        Text("Nothing").id("nothing")
      }
    }
  }

  @Test func linksShowTheirDestinationsInTheDetail() {
    let harness = Harness(Links(), width: 1180, height: 780) { $0.isHorizontallyCompact = false }
    harness.tap("one")
    #expect(harness.frame("first") != nil && harness.frame("nothing") == nil)
    harness.tap("two")
    #expect(harness.view("number")?.text == "Number 2")
    #expect(harness.frame("first") == nil)
    #expect(harness.frame("one") != nil)
  }

  private struct Inspected: View {
    @State private var isOn = false
    var body: some View {
      Button("More") { isOn.toggle() }.id("more")
        .inspector(isPresented: $isOn) { Color.red.id("details").inspectorColumnWidth(200) }
    }
  }

  @Test func inspectorsAreColumnsOrSheets() {
    let wide = Harness(Inspected(), width: 1000, height: 600) { $0.isHorizontallyCompact = false }
    wide.tap("more")
    #expect(wide.frame("details") == CGRect(x: 800, y: 0, width: 200, height: 600))
    let phone = Harness(Inspected(), width: 375, height: 667)
    phone.tap("more")
    #expect(phone.frame("details")?.minY == 31)
  }

  private struct Stack: View {
    @State private var path = [1, 2, 3]
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root").id("root")
          .navigationDestination(for: Int.self) { number in Text("Screen \(number)").id("screen") }
      }
    }
  }

  @Test func keysAndASwipeLeadBack() {
    let harness = Harness(Stack(), width: 375, height: 667)
    #expect(harness.view("screen")?.text == "Screen 3")
    harness.host.sendKey(KeyPress(.escape))
    harness.render()
    #expect(harness.view("screen")?.text == "Screen 2")
    harness.host.sendKey(KeyPress(.leftArrow, modifiers: .option))
    harness.render()
    #expect(harness.view("screen")?.text == "Screen 1")
    harness.press(at: CGPoint(x: 6, y: 333))
    harness.move(to: CGPoint(x: 100, y: 340))
    harness.release(at: CGPoint(x: 100, y: 340))
    #expect(harness.view("screen")?.text == "Screen 1")
    harness.press(at: CGPoint(x: 6, y: 333))
    harness.move(to: CGPoint(x: 100, y: 340))
    harness.move(to: CGPoint(x: 240, y: 340))
    harness.release(at: CGPoint(x: 240, y: 340))
    #expect(harness.frame("root") != nil)
  }
}
