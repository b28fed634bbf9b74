import Testing

@testable import SwiftUI

@MainActor @Suite struct SearchTests {
  private struct Fruits: View {
    var placement = SearchFieldPlacement.automatic
    @State private var text = ""
    private var found: [String] {
      ["Apple", "Pear", "Plum"].filter { text.isEmpty || $0.contains(text) }
    }
    var body: some View {
      NavigationStack {
        List(found, id: \.self) { Text($0).id($0) }
          .overlay(alignment: .top) { Status() }
          .navigationTitle("Fruits")
          .searchable(text: $text, placement: placement, prompt: "Find")
          .searchSuggestions { Text("Plums?").id("suggestion").searchCompletion("Plum") }
      }
    }
  }

  private struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Button(isSearching ? "searching" : "idle") { dismissSearch() }.id("state")
    }
  }

  @Test func aSearchFiltersAndEnds() throws {
    let harness = Harness(Fruits(), width: 375, height: 667)
    let content = { (text: String) in harness.views.contains { $0.text == text } }
    #expect(content("Apple") && content("idle"))
    // The field floats 28 above the bottom, 48 high; recorded from iOS 26.
    harness.tap(at: CGPoint(x: 180, y: 615))
    #expect(content("searching"))
    harness.host.sendText("P")
    harness.render()
    #expect(!content("Apple") && content("Pear") && content("Plum"))
    harness.tap("suggestion")
    #expect(!content("Pear") && content("Plum"))
    harness.tap(at: CGPoint(x: 323, y: 615))
    #expect(content("Apple") && content("idle"))
  }

  @Test func aDrawerStandsBelowTheTitle() throws {
    let harness = Harness(Fruits(placement: .navigationBarDrawer(displayMode: .always)), width: 375, height: 667)
    let plain = Harness(Fruits(), width: 375, height: 667)
    let below = try #require(harness.frame("Apple")), before = try #require(plain.frame("Apple"))
    #expect(below.minY - before.minY == 54)
  }
}
