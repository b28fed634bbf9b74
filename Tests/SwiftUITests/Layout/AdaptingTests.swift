import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

/// Containers that follow their room: the first that fits, what scrolls, what grows, and layouts of one's own.
@MainActor @Suite struct AdaptingTests {
  @Test func theFirstThatFitsIsTakenFromTheTopAndElseTheLast() {
    let choice = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 300, height: 10).id("wide")
      Color.red.frame(width: 100, height: 10).id("middle")
      Color.red.frame(width: 50, height: 10).id("narrow")
    }
    let harness = Harness(choice)
    for (width, id) in [(400.0, "wide"), (200, "middle"), (60, "narrow"), (20, "narrow"), (400, "wide")] {
      harness.change { $0.proposal.width = width }
      #expect(["wide", "middle", "narrow"].filter { harness.frame($0) != nil } == [id])
    }
  }

  @Test func aRowBecomesAColumnWhenTheTypeGrows() {
    @ViewBuilder var texts: some View {
      Text("abcdefgh")
      Text("abcdefgh")
    }
    let harness = Harness(
      ViewThatFits(in: .horizontal) {
        HStack { texts }.id("row")
        VStack { texts }.id("column")
      }, width: 200)
    #expect(harness.frame("row")?.width == 144)
    harness.change { $0.typeSize = .accessibility3 }
    #expect(harness.frame("row") == nil)
    #expect(harness.frame("column") != nil)
  }

  @Test func whatDoesNotFitCanScroll() {
    let row = Color.red.frame(width: 250, height: 20)
    let harness = Harness(
      ViewThatFits(in: .horizontal) {
        row.id("plain")
        ScrollView(.horizontal) { row }.id("scrolled")
      })
    #expect(harness.frame("plain") != nil)
    harness.change { $0.proposal.width = 100 }
    #expect(harness.frame("plain") == nil)
    #expect(harness.frame("scrolled")?.width == 100)
  }

  private struct Turning: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      let layout = width == .compact ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Cell("a")
        Cell("b")
      }
    }
  }

  @Test func aLayoutFollowsTheSizeClassAndItsViewsKeepTheirState() {
    let harness = Harness(Turning())
    harness.tap("b")
    #expect(harness.frame("a")?.midX == harness.frame("b")?.midX)
    harness.change { $0.isHorizontallyCompact = false }
    #expect(harness.frame("a")?.midY == harness.frame("b")?.midY)
    #expect(harness.frame("b")?.width == 20)
  }

  /// A scroll view fills its axis and offers its content its other side. There it is as wide as its content, by the
  /// recordings, though it is often said to take all that it is offered.
  @Test func aScrollViewFillsItsAxisAndItsContentTheOther() {
    func frames(_ axis: Axis.Set, _ content: some View) -> [CGSize?] {
      let harness = Harness(ScrollView(axis) { content.id("content") }.id("scroll"))
      return [harness.frame("scroll")?.size, harness.frame("content")?.size]
    }
    let whole = CGSize(width: 400, height: 400)
    #expect(frames(.vertical, Color.red.frame(height: 900)) == [whole, CGSize(width: 400, height: 900)])
    #expect(frames(.horizontal, Color.red.frame(width: 900)) == [whole, CGSize(width: 900, height: 400)])
    let small = CGSize(width: 50, height: 20)
    #expect(frames(.vertical, Color.red.frame(width: 50, height: 20)) == [CGSize(width: 50, height: 400), small])
  }

  @Test func aReaderThatScrollsHasTheWidthAndItsIdealHeight() {
    let harness = Harness(ScrollView { GeometryReader { _ in Color.red }.id("reader") })
    #expect(harness.frame("reader")?.size == CGSize(width: 400, height: 10))
  }

  @Test func theIdealLengthOfAScrollViewIsItsContents() {
    let rows = VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(height: 30) } }
    let harness = Harness(
      ScrollView { rows }.fixedSize(horizontal: false, vertical: true).id("scroll"), height: 100)
    #expect(harness.frame("scroll")?.height == 300)
  }

  /// Flexible views in it do not make it fill the axis along which it scrolls. Across it fills its proposal, by the
  /// recordings.
  @Test func aLazyStackIsAsLongAsTheIdealLengthsOfItsViews() {
    let harness = Harness(
      LazyVStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .id("stack"))
    #expect(harness.frame("stack")?.size == CGSize(width: 400, height: 20))
  }

  private struct Growing: View {
    let count: Remote<Int>
    var body: some View {
      let lines = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)]
      VStack(spacing: 0) {
        LazyVGrid(columns: lines, spacing: 0) {
          ForEach(0..<count.value, id: \.self) { _ in Color.red.frame(height: 20) }
        }
        .id("columns")
        LazyHGrid(rows: lines, spacing: 0) {
          ForEach(0..<count.value, id: \.self) { _ in Color.red.frame(width: 20) }
        }
        .id("rows")
      }
    }
  }

  @Test func aGridGrowsInOneDirectionAsViewsAreAdded() {
    let count = Remote(3)
    let harness = Harness(Growing(count: count))
    #expect(harness.frame("columns")?.height == 40)
    #expect(harness.frame("rows")?.width == 40)
    count.value = 5
    #expect(harness.frame("columns")?.height == 60)
    #expect(harness.frame("rows")?.width == 60)
  }

  /// What a bar at the edge takes is added to the end of what scrolls, so that the last row can be seen.
  @Test func theLastRowScrollsOutFromUnderABar() throws {
    let harness = Harness(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(height: 30).id("row\($0)") } }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) })
    _ = harness.host.sendScroll(at: CGPoint(x: 200, y: 100), by: CGSize(width: 0, height: 9000))
    harness.render()
    #expect(harness.frame("row19")?.maxY == 350)
  }

  @Test func theBoundsOfASpaceAreCountedInTheViewsOwn() {
    var bounds: CGRect?
    func note(_ proxy: GeometryProxy) { bounds = proxy.bounds(of: .named("space")) }
    let harness = Harness(
      GeometryReader { proxy in
        let _ = note(proxy)
        Color.red
      }
      .padding(10).coordinateSpace(.named("space")))
    harness.render()
    #expect(bounds == CGRect(x: -10, y: -10, width: 400, height: 400))
  }

  nonisolated private struct Share: LayoutValueKey { static let defaultValue: CGFloat = 1 }
  /// Gives each view its share of the width, and notes what it was offered.
  private struct Shares: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let all = subviews.reduce(0) { $0 + $1[Share.self] }
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Share.self] / all
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: bounds.height))
        x += width
      }
    }
  }
  private struct Parts: View {
    let counter: Counter
    var body: some View {
      let _ = counter.note("body")
      Shares {
        Color.red.layoutValue(key: Share.self, value: 3).id("large")
        Color.blue.id("small")
      }
    }
  }

  /// A layout knows its room and its views while it lays out; no body runs anew for that.
  @Test func viewsTellTheirLayoutValuesAndNoBodyRunsForRoom() {
    let counter = Counter()
    let harness = Harness(Parts(counter: counter))
    #expect(["large", "small"].map { harness.frame($0)?.width } == [300, 100])
    harness.change { $0.proposal.width = 200 }
    #expect(["large", "small"].map { harness.frame($0)?.width } == [150, 50])
    #expect(counter["body"] == 1)
  }
}
