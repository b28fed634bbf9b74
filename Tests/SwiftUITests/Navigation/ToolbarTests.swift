import Testing

@testable import SwiftUI

@MainActor @Suite struct ToolbarTests {
  private func phone(_ view: any View) -> Harness { Harness(view, width: 375, height: 667) }

  private struct Screen: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Text("Count \(count)").id("count")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Less") { count -= 1 }.id("less") }
            ToolbarItemGroup(placement: .topBarTrailing) { Button("More") { count += 1 }.id("more") }
            ToolbarItemGroup(placement: .bottomBar) {
              Text("\(count)").id("first")
              Spacer()
              Text("end").id("last")
            }
            ToolbarItem(placement: .principal) { Text("Middle \(count)").id("middle") }
          }
      }
    }
  }

  @Test func itemsStandAtTheirPlacesAndAct() throws {
    let harness = phone(Screen())
    harness.tap("more")
    harness.tap("more")
    harness.tap("less")
    #expect(harness.view("count")?.text == "Count 1")
    #expect(harness.view("middle")?.text == "Middle 1")
    let less = try #require(harness.frame("less")), more = try #require(harness.frame("more"))
    #expect(less.minX == 10)
    #expect(less.midY == 32)
    #expect(more.maxX == 365)
    #expect(harness.frame("middle")?.midX == 187.5)
    // Recorded from iOS 26: a row of 48 that ends 28 above the bottom, 28 from the sides.
    let first = try #require(harness.frame("first")), last = try #require(harness.frame("last"))
    #expect(first.midY == 615)
    #expect(first.midX < 100 && last.midX > 275)
    #expect(last.midY == first.midY)
  }

  @Test func toolbarsWithoutAStackShowNothing() {
    let harness = phone(
      Text("Alone").id("text").navigationTitle("Title")
        .toolbar { Button("Item") {}.id("item") })
    #expect(harness.frame("item") == nil)
    #expect(harness.frame("text")?.midY == 333.5)
  }

  private struct Items: ToolbarContent {
    @Binding var isOn: Bool
    @Environment(\.colorScheme) private var scheme
    var body: some ToolbarContent {
      if isOn {
        ToolbarItem { Text(scheme == .dark ? "dark" : "light").id("custom") }
      } else {
        ToolbarItem { Button("Show") { isOn = true }.id("show") }
      }
    }
  }

  private struct Custom: View {
    @State private var isOn = false
    var body: some View { NavigationStack { Color.clear.toolbar { Items(isOn: $isOn) } } }
  }

  @Test func contentsOfOnesOwnHaveStateAndEnvironment() {
    let harness = phone(Custom())
    harness.tap("show")
    #expect(harness.view("custom")?.text == "light")
    harness.change { $0.isDark = true }
    #expect(harness.view("custom")?.text == "dark")
  }

  @Test func namesOfOldBehaveLikeNewOnes() {
    let harness = phone(
      NavigationView {
        Text("Content").id("content")
          .navigationBarTitle("Old", displayMode: .inline)
          .navigationBarItems(leading: Text("l").id("leading"), trailing: Text("t").id("trailing"))
      }
      .navigationViewStyle(.stack))
    #expect((harness.frame("leading")?.midX ?? 999) < 60)
    #expect((harness.frame("trailing")?.midX ?? 0) > 310)
  }
}

extension ToolbarTests {
  @Test func itemsStayInTheirGroundAtTheLargestTypeSizes() {
    let view = NavigationStack {
      Text("Screen").toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Done").id("item") } }
    }
    func height(_ size: DynamicTypeSize) -> CGFloat? { Harness(view) { $0.typeSize = size }.frame("item")?.height }
    #expect(height(.accessibility5) == height(.xxxLarge))
    #expect((height(.accessibility5) ?? 100) <= BarMetrics.row)
  }
}

extension ToolbarTests {
  private struct Typing: View {
    @State private var text = ""
    @State private var count = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $text).focused($isFocused).id("field")
          Text("Count \(count)").id("count")
        }
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Text("bottom").id("bottom") }
          ToolbarItemGroup(placement: .keyboard) {
            Button("More") { count += 1 }.id("more")
            Spacer()
            Button("Done") { isFocused = false }.id("done")
          }
        }
      }
    }
  }

  @Test func itemsOfTheKeyboardAreThereWhileAFieldHasTheFocus() throws {
    let harness = phone(Typing())
    #expect(harness.frame("more") == nil && harness.frame("bottom") != nil)
    harness.tap("field")
    let more = try #require(harness.frame("more")), done = try #require(harness.frame("done"))
    // A row of 44 that ends 10 above the bottom, in place of the bar there.
    #expect(more.midY == 635 && done.midY == 635)
    #expect(more.minX == 10 && done.maxX == 365)
    #expect(harness.frame("bottom") == nil)
    harness.tap("more")
    #expect(harness.text("count") == "Count 1")
    #expect(harness.field != nil, "a press in the bar leaves the focus where it is")
    harness.tap("done")
    #expect(harness.field == nil)
    #expect(harness.frame("more") == nil && harness.frame("bottom") != nil)
  }

  /// As documented for iPads.
  @Test(arguments: [(ToolbarRole.editor, true), (.browser, true), (.navigationStack, false), (.automatic, false)])
  func titlesOfBrowsersAndEditorsLead(role: ToolbarRole, leads: Bool) throws {
    let view = NavigationStack {
      Color.clear.toolbar { ToolbarItem(placement: .principal) { Color.red.frame(width: 40, height: 20).id("title") } }
        .toolbarRole(role)
    }
    let wide = Harness(view, width: 800, height: 600) { $0.isHorizontallyCompact = false }
    #expect(wide.frame("title")?.minX == (leads ? 16 : 380))
    #expect(phone(view).frame("title")?.midX == 187.5)
  }
}
