import Testing

@testable import SwiftUI

@MainActor @Suite struct NavigationStackTests {
  /// Where the button that leads back is, on a screen 375 wide that nothing covers; recorded from iOS 26.
  private static let back = CGPoint(x: 32, y: 32)

  private struct Fruits: View {
    var body: some View {
      NavigationStack {
        List(["Apple", "Pear"], id: \.self) { name in
          NavigationLink(value: name) { Text(name).id("row \(name)") }
        }
        .navigationTitle("Fruits")
        .navigationDestination(for: String.self) { name in
          Text("A \(name)").id("screen").navigationTitle(name)
        }
      }
    }
  }

  private func phone(_ view: any View) -> Harness { Harness(view, width: 375, height: 667) }

  @Test func linksWithValuesPushAndTheButtonLeadsBack() {
    let harness = phone(Fruits())
    #expect(harness.frame("screen") == nil)
    harness.tap("row Apple")
    #expect(harness.view("screen")?.text == "A Apple")
    #expect(harness.frame("row Apple") == nil)
    harness.tap(at: Self.back)
    #expect(harness.frame("screen") == nil)
    #expect(harness.frame("row Apple") != nil)
  }

  /// What links and bars note while bodies run is no change of the user's states.
  @Test func linksWarnOfNothing() {
    let harness = phone(
      NavigationStack { List { NavigationLink("Leaf") { Text("Tree") } }.toolbar { Button("Add") {} } })
    #expect(harness.warnings.map(\.text) == [])
  }

  @Test func contentBeginsBelowTheBars() {
    let large = phone(NavigationStack { Color.red.id("content").navigationTitle("Large") })
    #expect(large.frame("content") == CGRect(x: 0, y: 116.5, width: 375, height: 550.5))
    let inline = phone(
      NavigationStack {
        Color.red.id("content").navigationTitle("Small").navigationBarTitleDisplayMode(.inline)
      })
    #expect(inline.frame("content") == CGRect(x: 0, y: 64, width: 375, height: 603))
    let bare = phone(NavigationStack { Color.red.id("content") })
    #expect(bare.frame("content") == CGRect(x: 0, y: 0, width: 375, height: 667))
    let hidden = phone(
      NavigationStack { Color.red.id("content").navigationTitle("Hidden").toolbar(.hidden, for: .navigationBar) })
    #expect(hidden.frame("content")?.minY == 0)
  }

  @Test func barsRunUnderWhatCoversTheScreen() {
    let harness = Harness(
      NavigationStack { Color.red.id("content").navigationTitle("Small").navigationBarTitleDisplayMode(.inline) },
      width: 402, height: 778
    ) { $0.safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0) }
    #expect(harness.frame("content")?.minY == 116)
  }

  @Test func aLargeTitleGoesAsTheContentIsScrolled() {
    let harness = phone(
      NavigationStack {
        ScrollView { ForEach(0..<40) { Color.red.frame(height: 50).id("row \($0)") } }.navigationTitle("Rows")
      })
    #expect(harness.frame("row 0")?.minY == 116.5)
    let middle = CGPoint(x: 187, y: 400)
    harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: 40))
    harness.render()
    #expect(harness.frame("row 0")?.minY == 76.5)
    #expect(harness.frames(of: "ScrollView").first?.minY == 116.5)
    harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: 60))
    harness.render()
    // The view grows by the title's height, what is on the screen stays put.
    #expect(harness.frame("row 0")?.minY == 16.5)
    #expect(harness.frames(of: "ScrollView").first?.minY == 64)
    harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: -200))
    harness.render()
    #expect(harness.frame("row 0")?.minY == 116.5)
    #expect(harness.frames(of: "ScrollView").first?.minY == 116.5)
  }

  private final class Log { var paths: [[Int]] = [] }

  private struct Numbers: View {
    let log: Log
    @State private var path = [1, 2]
    var body: some View {
      NavigationStack(path: $path) {
        Button("Root") { path = [7] }.id("root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Number \(number)").id("number")
              Button("More") { path.append(number + 1) }.id("more")
              NavigationLink("Link", value: number * 10).id("link")
              Button("Home") { path = [] }.id("home")
            }
          }
          .onChange(of: path) { _, new in log.paths.append(new) }
      }
    }
  }

  @Test func thePathDecides() {
    let log = Log()
    let harness = phone(Numbers(log: log))
    #expect(harness.view("number")?.text == "Number 2")
    harness.tap("more")
    #expect(harness.view("number")?.text == "Number 3")
    harness.tap("link")
    #expect(harness.view("number")?.text == "Number 30")
    harness.tap(at: Self.back)
    #expect(harness.view("number")?.text == "Number 3")
    harness.tap("home")
    #expect(harness.frame("root") != nil)
    harness.tap("root")
    #expect(harness.view("number")?.text == "Number 7")
    #expect(log.paths == [[1, 2, 3], [1, 2, 3, 30], [1, 2, 3], [], [7]])
    #expect(harness.warnings.isEmpty)
  }

  private struct Presenting: View {
    @State private var isOn = false
    @State private var item: String?
    @State private var count = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button("By flag") { isOn = true }.id("flag")
          Button("By item") { item = "x" }.id("item")
          NavigationLink("By link") { Leaf(count: $count).id("linked") }.id("link")
          Text(isOn ? "on" : "off").id("state")
        }
        .navigationDestination(isPresented: $isOn) { Leaf(count: $count).id("flagged") }
        .navigationDestination(item: $item) { Text("Item \($0)").id("itemized") }
      }
    }
  }

  private struct Leaf: View {
    @Binding var count: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Text("Count \(count)").id("count")
      Button("Count") { count += 1 }.id("raise")
      Button(isPresented ? "Leave" : "Stay") { dismiss() }.id("leave")
    }
  }

  @Test func bindingsAndLinksPresentScreens() {
    let harness = phone(Presenting())
    harness.tap("flag")
    #expect(harness.view("count")?.text == "Count 0")
    harness.tap("raise")
    #expect(harness.view("count")?.text == "Count 1")
    harness.tap("leave")
    #expect(harness.view("state")?.text == "off")
    harness.tap("item")
    #expect(harness.view("itemized")?.text == "Item x")
    harness.tap(at: Self.back)
    harness.tap("item")
    #expect(harness.view("itemized")?.text == "Item x")
    harness.tap(at: Self.back)
    harness.tap("link")
    harness.tap("raise")
    #expect(harness.view("count")?.text == "Count 2")
    harness.tap("leave")
    #expect(harness.frame("count") == nil)
  }

  @Test func valuesWithoutADestinationAreWarnedOf() {
    let harness = phone(NavigationStack { NavigationLink("Go", value: 3).id("go") })
    harness.tap("go")
    #expect(harness.warnings.contains { $0.text.contains("Int") && $0.text.contains("navigationDestination") })
  }

  @Test func pathsOfAnyValuesCanBeWrittenDown() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(#require(path.codable))
    let read = try NavigationPath(JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(read == path)
    #expect(read.count == 3)
    struct Opaque: Hashable {}
    path.append(Opaque())
    #expect(path.codable == nil)
    path.removeLast(4)
    #expect(path.isEmpty)
  }
}
