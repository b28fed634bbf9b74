import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

@MainActor @Suite struct MenuTests {
  private struct Owner: View {
    @State var isOn = false
    @State var choice = 1
    let counter: Counter
    var body: some View {
      Menu {
        Divider()
        Button {
          counter.note("first")
        } label: {
          Color.red.frame(width: 20, height: 20).id("first")
        }
        Divider()
        Divider()
        Toggle(isOn: $isOn) { Color.red.frame(width: isOn ? 30 : 20, height: 20).id("toggle") }
        Picker("", selection: $choice) {
          ForEach(1..<3) { Text("\($0)").id("choice \($0)") }
        }
        Menu {
          Button {
            counter.note("inner")
          } label: {
            Color.red.frame(width: 20, height: 20).id("inner")
          }
        } label: {
          Color.red.frame(width: 20, height: 20).id("more")
        }
        Section("Title") {
          Button(role: .destructive) {
            counter.note("last")
          } label: {
            Color.red.frame(width: 20, height: 20).id("last")
          }
        }
        Divider()
      } label: {
        Color.blue.frame(width: 40, height: 20).id("label")
      }
      .id("menu")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func aMenuRunsItsActions() throws {
    let counter = Counter()
    let harness = Harness(Owner(counter: counter), height: 800)
    #expect(harness.frame("menu")?.size == CGSize(width: 40, height: 20))
    #expect(harness.view("first") == nil)
    harness.tap("menu")
    #expect(harness.frame("first") != nil)
    harness.tap("first")
    #expect(counter.log == ["first"])
    #expect(harness.view("first") == nil)
    harness.tap("menu")
    harness.tap("last")
    #expect(counter.log == ["first", "last"])
  }

  /// Rows are 44 high; lines stand only between groups.
  @Test func rowsFollowEachOther() throws {
    let harness = Harness(Owner(counter: Counter()), height: 800)
    harness.tap("menu")
    let first = try #require(harness.frame("first")), toggle = try #require(harness.frame("toggle"))
    // Below the button by 4, the panel's 10, and half of what the row leaves.
    #expect(first.minY - 46 == 0)
    #expect(toggle.minY - first.minY - 61 == 0)
    #expect(first.minX - 28 == 0)
  }

  @Test func togglesAndPickersAreRows() throws {
    let harness = Harness(Owner(counter: Counter()), height: 800)
    harness.tap("menu")
    harness.tap("toggle")
    #expect(harness.view("toggle") == nil, "a choice closes the menu")
    harness.tap("menu")
    #expect(harness.frame("toggle")?.width == 30)
    harness.tap("choice 2")
    harness.tap("menu")
    #expect(harness.view("choice 2") != nil)
  }

  @Test func aMenuInAMenuOpensAboveIt() {
    let counter = Counter()
    let harness = Harness(Owner(counter: counter), height: 800)
    harness.tap("menu")
    #expect(harness.view("inner") == nil)
    harness.tap("more")
    #expect(harness.view("inner") != nil && harness.view("first") != nil)
    harness.tap("inner")
    #expect(counter.log == ["inner"])
    #expect(harness.view("first") == nil, "both menus have closed")
  }

  @Test func aMenuThatDoesNotFitScrolls() throws {
    let harness = Harness(Owner(counter: Counter()), height: 200)
    harness.tap("menu")
    let before = try #require(harness.frame("first")).minY
    #expect(harness.host.sendScroll(at: CGPoint(x: 60, y: 120), by: CGSize(width: 0, height: 50)))
    _ = harness.render()
    #expect(harness.frame("first")?.minY == before - 50)
  }

  @Test func aPrimaryActionRunsAtATap() {
    let counter = Counter()
    let menu = Menu {
      Button("Item") {}
    } label: {
      Color.blue.frame(width: 40, height: 20)
    } primaryAction: {
      counter.note("primary")
    }
    let harness = Harness(menu.id("menu"))
    harness.tap("menu")
    #expect(counter.log == ["primary"])
  }

  @Test func aContextMenuOpensAtTheSecondaryButton() throws {
    let counter = Counter()
    let view = Color.red.frame(width: 100, height: 50).id("view").contextMenu {
      Button {
        counter.note("item")
      } label: {
        Color.red.frame(width: 20, height: 20).id("item")
      }
    }
    let harness = Harness(view)
    let frame = try #require(harness.frame("view"))
    #expect(harness.host.sendSecondaryPress(at: CGPoint(x: frame.midX, y: frame.midY)))
    _ = harness.render()
    #expect((harness.frame("item")?.minY ?? 0) > frame.maxY)
    harness.tap("item")
    #expect(counter.log == ["item"])
    #expect(harness.view("item") == nil)
    #expect(!harness.host.sendSecondaryPress(at: CGPoint(x: 5, y: 5)))
  }

  @Test func aLinkOpensItsAddress() throws {
    let counter = Counter()
    let address = try #require(URL(string: "https://example.org"))
    let action = OpenURLAction { url in
      counter.note(url.absoluteString)
      return .handled
    }
    let harness = Harness(
      Link(destination: address) { Color.red.frame(width: 50, height: 20).id("link") }.environment(\.openURL, action))
    harness.tap("link")
    #expect(counter.log == ["https://example.org"])
  }

  @Test func aRowOfAListHasTheMenuOfTheList() throws {
    struct Rows: View {
      @State var selection: Set<Int> = [1, 2]
      let counter: Counter
      var body: some View {
        List(1..<5, id: \.self, selection: $selection) { Text("\($0)").id("row \($0)") }
          .contextMenu(forSelectionType: Int.self) { values in
            Button {
              counter.note(values.sorted().map(String.init).joined(separator: " "))
            } label: {
              Color.red.frame(width: 20, height: 20).id("item")
            }
          }
      }
    }
    let counter = Counter()
    let harness = Harness(Rows(counter: counter), height: 800)
    let frame = try #require(harness.frame("row 4"))
    #expect(harness.host.sendSecondaryPress(at: CGPoint(x: frame.midX, y: frame.midY)))
    _ = harness.render()
    harness.tap("item")
    #expect(counter.log == ["4"])
  }

  @Test func groupsOfControlsStandSideBySideInMenus() throws {
    let menu = Menu("Menu") {
      ControlGroup {
        Button {
        } label: {
          Color.red.frame(width: 20, height: 20).id("first")
        }
        Button {
        } label: {
          Color.red.frame(width: 20, height: 20).id("second")
        }
      }
    }
    let harness = Harness(menu.id("menu"), height: 800)
    harness.tap("menu")
    let first = try #require(harness.frame("first")), second = try #require(harness.frame("second"))
    #expect(first.minY == second.minY)
    #expect(second.midX - first.midX == 125)
  }

  @Test func aGroupCanBeAMenu() {
    let group = ControlGroup {
      Button {
      } label: {
        Color.red.frame(width: 20, height: 20).id("item")
      }
    } label: {
      Color.blue.frame(width: 40, height: 20).id("label")
    }
    let harness = Harness(group.controlGroupStyle(.menu), height: 800)
    #expect(harness.view("item") == nil)
    harness.tap("label")
    #expect(harness.view("item") != nil)
  }

  @Test func sectionsOfAnOpenMenuFollowTheState() {
    struct Owner: View {
      @State private var isOn = false
      var body: some View {
        Menu("Open") {
          Section("Title") {
            Toggle(isOn: $isOn) { Color.red.frame(width: isOn ? 30 : 20, height: 20).id("toggle") }
              .menuActionDismissBehavior(.disabled)
          }
        }
        .id("menu")
      }
    }
    let harness = Harness(Owner(), width: 300, height: 500)
    harness.tap("menu")
    harness.tap("toggle")
    #expect(harness.frame("toggle")?.width == 30)
  }
}

extension MenuTests {
  private struct Ordered: View {
    var isAtBottom = true
    var body: some View {
      let menu = Menu {
        item("a")
        item("b")
        Section("Title") {
          item("c")
          item("d")
        }
      } label: {
        Color.blue.frame(width: 40, height: 20).id("label")
      }
      VStack {
        if isAtBottom { Spacer() }
        menu
        if !isAtBottom { Spacer() }
      }
    }
    private func item(_ name: String) -> some View {
      Button {
      } label: {
        Color.red.frame(width: 20, height: 20).id(name)
      }
    }
  }

  /// The items of an open menu, from the top, with the title of its section.
  private func order(_ view: some View, _ platform: ViewConditions.Platform = .ios) -> String {
    let harness = Harness(view, height: 800) { $0.platform = platform }
    harness.tap("label")
    let title = harness.views.first { $0.text == "Title" }
    var places = [(name: "T", y: title?.frame.minY ?? 0)]
    for name in ["a", "b", "c", "d"] { places.append((name, harness.frame(name)?.minY ?? 0)) }
    return places.sorted { $0.y < $1.y }.map(\.name).joined()
  }

  /// As documented: on iOS the first item is nearest to what opened the menu, unless that scrolls.
  @Test func aMenuAboveItsButtonBeginsBelow() {
    #expect(order(Ordered()) == "Tdcba")
    #expect(order(Ordered(isAtBottom: false)) == "abTcd")
    #expect(order(Ordered().menuOrder(.fixed)) == "abTcd")
    #expect(order(Ordered(), .macos) == "abTcd")
    #expect(order(Ordered().menuOrder(.priority), .macos) == "Tdcba")
    let scrolled = ScrollView { Ordered().frame(height: 790) }
    #expect(order(scrolled) == "abTcd")
    #expect(order(scrolled.menuOrder(.priority)) == "Tdcba")
  }
}
