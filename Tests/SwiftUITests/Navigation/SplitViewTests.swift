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
          NavigationLink("Three") { Text("Third").id("third") }.isDetailLink(false).id("three")
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
    harness.tap("three")
    #expect((harness.frame("third")?.maxX ?? 999) < 330 && harness.frame("number") != nil)
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

extension SplitViewTests {
  private struct Chosen: View {
    @State var chosen: String? = "b"
    @State private var text = ""
    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self, selection: $chosen) { Text("Row \($0)").id("row \($0)") }
      } detail: {
        VStack {
          Text("Chosen \(chosen ?? "none")").id("detail")
          Button("Other") { chosen = "a" }.id("other")
        }
      }
      .searchable(text: $text)
    }
  }

  @Test func onAPhoneASelectionFromTheStartShowsItsColumn() {
    let harness = Harness(Chosen(), width: 375, height: 667)
    #expect(harness.view("detail")?.text == "Chosen b")
    #expect(harness.frame("row b") == nil)
    #expect(!harness.isAnimating)
    #expect(Harness(Chosen(chosen: nil), width: 375, height: 667).frame("row b") != nil)
  }

  /// A search around a split view is that of its first column; one around a stack is that of its root.
  @Test func searchesAroundStacksHaveTheirFields() {
    func fields(_ view: some View, isCompact: Bool) -> [CGRect] {
      Harness(view, width: 1000, height: 667) { $0.isHorizontallyCompact = isCompact }.frames(of: "TextField")
    }
    #expect(fields(Chosen(chosen: nil), isCompact: true).count == 1)
    let wide = fields(Chosen(), isCompact: false)
    #expect(wide.count == 1 && (wide.first?.maxX ?? 999) < 330)
    let stack = NavigationStack { Text("Root") }.searchable(text: .constant(""))
    #expect(fields(stack, isCompact: true).count == 1)
    let both = NavigationStack { Text("Root").searchable(text: .constant("")) }.searchable(text: .constant(""))
    #expect(fields(both, isCompact: true).count == 1)
  }

  @Test func theViewsOfANavigationViewAreColumnsWhereThereIsRoom() {
    let view = NavigationView {
      List { NavigationLink("Link") { Text("Target").id("target") }.id("link") }
      Text("Empty").id("empty")
    }
    let wide = Harness(view, width: 1180, height: 780) { $0.isHorizontallyCompact = false }
    #expect((wide.frame("link")?.maxX ?? 999) < 330 && (wide.frame("empty")?.minX ?? 0) > 330)
    wide.tap("link")
    #expect((wide.frame("target")?.minX ?? 0) > 330 && wide.frame("empty") == nil && wide.frame("link") != nil)
    let stack = Harness(view.navigationViewStyle(.stack), width: 1180, height: 780) { $0.isHorizontallyCompact = false }
    #expect(stack.frame("empty") == nil)
    let three = NavigationView {
      Text("1").id("1")
      Text("2").id("2")
      Text("3").id("3")
    }
    let columns = Harness(three, width: 1180, height: 780) { $0.isHorizontallyCompact = false }
    let places = ["1", "2", "3"].compactMap { columns.frame($0)?.midX }
    #expect(places.map { $0 < 330 ? 1 : $0 < 660 ? 2 : 3 } == [1, 2, 3])
  }

  @Test func aProminentDetailKeepsItsSizeBelowTheSidebar() throws {
    func harness(_ view: some View) -> Harness {
      Harness(view, width: 1180, height: 780) { $0.isHorizontallyCompact = false }
    }
    let beside = harness(Columns().navigationSplitViewStyle(.balanced))
    let above = harness(Columns().navigationSplitViewStyle(.prominentDetail))
    let row = try #require(above.frame("row b"))
    #expect(row == beside.frame("row b"))
    #expect(above.frame("detail")?.midX == 590)
    above.tap("row b")
    #expect(above.text("detail") == "Chosen b")
  }

  /// What a column asks of its bars does not make the columns anew.
  @Test func barsOfColumnsComeToRest() {
    let view = NavigationSplitView {
      List(0..<3) { Text("Row \($0)") }
        .navigationTitle("Rows").navigationSplitViewColumnWidth(200)
        .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Edit") {} } }
    } content: {
      Text("Content").toolbar { Button("Add") {} }.id("content")
    } detail: {
      Text("Detail").toolbar { Button("Share") {} }
    }
    let harness = Harness(view, width: 1180, height: 780) { $0.isHorizontallyCompact = false }
    #expect(harness.warnings.isEmpty)
    #expect(harness.render().bodies == 0)
    #expect(harness.frame("content")?.midX == 370)
  }
}
