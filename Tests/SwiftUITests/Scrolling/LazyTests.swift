import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct LazyTests {
  private struct Row: View {
    let index: Int
    let counter: Counter
    var body: some View {
      let _ = counter.note("row")
      Color.red.frame(height: CGFloat(20 + index % 3))
    }
  }

  private struct Long: View {
    let count: Int
    let counter: Counter
    let give: (ScrollViewProxy) -> Void
    var body: some View {
      ScrollViewReader { proxy in
        let _ = give(proxy)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Row(index: $0, counter: counter) }
          }
        }
      }
    }
  }

  /// Rows are 20 to 22 points high, so ten of them fill 200 points.
  @Test(arguments: [1000, 1_000_000]) func onlyRowsInSightAreMade(count: Int) throws {
    let counter = Counter()
    var proxy: ScrollViewProxy?
    let harness = Harness(Long(count: count, counter: counter, give: { proxy = $0 }), width: 300, height: 200)
    #expect(counter["row"] == 10)
    #expect(harness.frames(of: "Row").count == 10)
    counter.reset()
    try #require(proxy).scrollTo(count / 2)
    harness.render()
    #expect(counter["row"] <= 11)
    #expect(harness.frames(of: "Row").count <= 11)
  }

  @Test func aRowScrolledToIsInSight() throws {
    let counter = Counter()
    var proxy: ScrollViewProxy?
    let harness = Harness(Long(count: 5000, counter: counter, give: { proxy = $0 }), width: 300, height: 200)
    try #require(proxy).scrollTo(2500, anchor: .top)
    harness.render()
    let frame = try #require(harness.frame("2500"))
    #expect(abs(frame.minY) < 0.01)
  }

  @Test func rowsThatLeaveSightGo() {
    let counter = Counter()
    let harness = Harness(Long(count: 1000, counter: counter, give: { _ in }), width: 300, height: 200)
    #expect(harness.host.sendScroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 500)))
    harness.render()
    #expect(harness.frame("0") == nil)
    #expect(harness.frames(of: "Row").count <= 11)
  }

  private struct Sectioned: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<5, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { Color.green.frame(height: 30).id("\(section)-\($0)") }
            } header: {
              Color.gray.frame(height: 20).id("header-\(section)")
            }
          }
        }
      }
    }
  }

  @Test func aPinnedHeaderStaysAtTheTopOfItsSection() throws {
    let harness = Harness(Sectioned(), width: 300, height: 200)
    harness.host.sendScroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 100))
    harness.render()
    #expect(try #require(harness.frame("header-0")).minY == 0)
    // The next section pushes it out: 320 is where that section begins.
    harness.host.sendScroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 210))
    harness.render()
    #expect(try #require(harness.frame("header-0")).minY == -10)
    #expect(try #require(harness.frame("header-1")).minY == 10)
  }

  private struct Editable: View {
    let model: ListModel
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.items, id: \.self) { Color.red.frame(height: 40).id("row \($0)") }
        }
      }
    }
  }
  @Observable final class ListModel { var items = Array(0..<100) }

  @Test func changesOfTheCollectionShow() throws {
    let model = ListModel()
    let harness = Harness(Editable(model: model), width: 300, height: 200)
    model.items.remove(at: 1)
    harness.render()
    #expect(harness.frame("row 1") == nil)
    #expect(try #require(harness.frame("row 2")).minY == 40)
    model.items = [7]
    harness.render()
    #expect(harness.frames(of: "Color").count == 1)
  }

  /// An adaptive grid takes as many tracks as fit when the width changes.
  @Test func anAdaptiveGridFollowsTheWidth() throws {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], spacing: 8) {
      ForEach(0..<6, id: \.self) { Color.blue.frame(height: 20).id("cell \($0)") }
    }
    let harness = Harness(grid, width: 240, height: 400)
    let first = try #require(harness.frame("cell 0")), fifth = try #require(harness.frame("cell 4"))
    #expect(fifth.minX == first.minX)
    harness.change { $0.proposal.width = 120 }
    let third = try #require(harness.frame("cell 2"))
    #expect(third.minX == (try #require(harness.frame("cell 0"))).minX)
  }
}
