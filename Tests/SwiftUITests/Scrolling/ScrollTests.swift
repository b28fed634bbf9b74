import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ScrollTests {
  private struct Column: View {
    var count = 20
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Color.blue.frame(width: 100, height: 50).id("r\($0)") }
      }
    }
  }

  @Test func scrollingStopsAtTheEnds() throws {
    let harness = Harness(ScrollView { Column() }, width: 300, height: 200)
    let middle = CGPoint(x: 150, y: 100)
    #expect(!harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: -30)))
    #expect(harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: 5000)))
    harness.render()
    #expect(try #require(harness.frame("r19")).maxY == 200)
    #expect(!harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: 10)))
  }

  @Test func theInnerScrollViewScrollsFirst() throws {
    let view = ScrollView {
      Color.red.frame(width: 100, height: 100).id("top")
      ScrollView { Column(count: 4).id("inner") }.frame(height: 100)
      Column(count: 10)
    }
    let harness = Harness(view, width: 300, height: 300)
    let before = try #require(harness.frame("inner"))
    let point = CGPoint(x: before.midX, y: before.minY + 50)
    harness.host.sendScroll(at: point, by: CGSize(width: 0, height: 40))
    harness.render()
    #expect(try #require(harness.frame("inner")).minY == before.minY - 40)
    #expect(try #require(harness.frame("top")).minY == 0)
    // At its end the outer one takes over.
    harness.host.sendScroll(at: point, by: CGSize(width: 0, height: 500))
    harness.host.sendScroll(at: point, by: CGSize(width: 0, height: 30))
    harness.render()
    #expect(try #require(harness.frame("top")).minY == -30)
  }

  private struct Bound: View {
    @State private var position: Int? = 3
    let note: (Int?) -> Void
    var body: some View {
      let _ = note(position)
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { _ in Color.blue.frame(width: 100, height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        Color.green.frame(width: 50, height: 50).onTapGesture { position = 12 }.id("jump")
      }
    }
  }

  @Test func aBoundPositionScrollsWhenItIsSetAndFollowsScrolling() throws {
    var position: Int?
    let harness = Harness(Bound { position = $0 }, width: 300, height: 250)
    // The value at the beginning does not scroll.
    #expect(try #require(harness.frame("0")).minY == 0)
    harness.tap("jump")
    harness.render()
    #expect(try #require(harness.frame("12")).maxY == 200)
    harness.host.sendScroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -5000))
    harness.render()
    harness.host.endScroll(at: CGPoint(x: 150, y: 100))
    harness.render()
    #expect(position == 0)
    #expect(try #require(harness.frame("0")).minY == 0)
  }

  @Test func pagingComesToRestOnPages() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { Color.red.containerRelativeFrame(.horizontal).id("page \($0)") }
      }
    }
    .scrollTargetBehavior(.paging)
    let harness = Harness(view, width: 300, height: 200)
    let middle = CGPoint(x: 150, y: 100)
    harness.host.sendScroll(at: middle, by: CGSize(width: 70, height: 0))
    harness.host.endScroll(at: middle)
    harness.advance(to: 2)
    #expect(try #require(harness.frame("page 1")).minX == 0)
  }

  @Test func viewsAlignedComeToRestAtTheirStart() throws {
    let view = ScrollView { Column().scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
    let harness = Harness(view, width: 300, height: 200)
    let middle = CGPoint(x: 150, y: 100)
    harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: 130))
    harness.host.endScroll(at: middle)
    harness.advance(to: 2)
    #expect(try #require(harness.frame("r3")).minY == 0)
  }

  /// A few views are as many as are in sight: five of 40 in 200.
  @Test(arguments: [
    (ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByOne, true, "r1"), (.alwaysByFew, false, "r5"),
    (.automatic, true, "r5"), (.automatic, false, "r8"), (.never, true, "r8"),
  ])
  func limitsHoldAlignedViewsBack(
    _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, isCompact: Bool, expected: String
  ) throws {
    let rows = VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Color.red.frame(height: 40).id("r\($0)") } }
    let view = ScrollView { rows.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(limitBehavior: limit))
    let harness = Harness(view, width: 300, height: 200) { $0.isHorizontallyCompact = isCompact }
    let middle = CGPoint(x: 150, y: 100)
    harness.host.sendScroll(at: middle, by: CGSize(width: 0, height: 315))
    harness.host.endScroll(at: middle)
    harness.advance(to: 2)
    #expect(try #require(harness.frame(expected)).minY == 0)
  }

  @Test func marginsInsetTheContentAndWidenTheView() throws {
    let view = ScrollView { Color.red.frame(width: 120, height: 400).id("content") }
      .contentMargins(20, for: .scrollContent).id("scroll")
    let harness = Harness(view, width: 300, height: 200)
    #expect(try #require(harness.frame("scroll")).width == 160)
    #expect(try #require(harness.frame("content")).minY == 20)
  }

  @Test func aTransitionFollowsTheWayOutOfSight() {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { _ in
          Color.blue.frame(width: 100, height: 100).scrollTransition { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0)
          }
        }
      }
    }
    let harness = Harness(view, width: 300, height: 200)
    harness.host.sendScroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 25))
    let opacities = harness.commands.compactMap { command -> Double? in
      if case .push(.opacity(let opacity)) = command { return opacity }
      return nil
    }
    // A quarter of the first view is gone, and three quarters of the third are below the edge.
    #expect(opacities.prefix(2).map { ($0 * 100).rounded() / 100 } == [0.75, 0.25])
  }
}

@MainActor @Suite struct ScrollGeometryTests {
  private struct Watched: View {
    let note: (CGFloat, CGFloat) -> Void
    var body: some View {
      ScrollView { Color.red.frame(height: 1000) }
        .contentMargins(.top, 20)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          note($0, $1)
        }
    }
  }

  @Test func scrollingIsTold() {
    var told: [[CGFloat]] = []
    let harness = Harness(Watched(note: { told.append([$0, $1]) }), width: 100, height: 100)
    #expect(told == [[-20, -20]])
    #expect(harness.host.sendScroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 60)))
    harness.render()
    harness.render()
    #expect(told == [[-20, -20], [-20, 40]])
  }
}

@MainActor @Suite struct ScrollPositionTests {
  private struct Positioned: View {
    @State var position = ScrollPosition(edge: .bottom)
    let note: (ScrollPosition) -> Void
    var body: some View {
      let _ = note(position)
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(height: 50).id($0) } }.scrollTargetLayout()
        }
        .scrollPosition($position)
        .frame(height: 100)
        Button("five") { position.scrollTo(id: 5, anchor: .top) }.id("five").frame(height: 20)
        Button("point") { position.scrollTo(y: 70) }.id("point").frame(height: 20)
      }
    }
  }

  @Test func goesWhereItIsSetAndTellsWhereItIs() {
    var position = ScrollPosition(edge: .top)
    let harness = Harness(Positioned(note: { position = $0 }), width: 100, height: 140)
    #expect(harness.frame("9")?.maxY == 100)
    harness.tap("five")
    #expect(harness.frame("5")?.minY == 0)
    #expect(position.viewID(type: Int.self) == 5)
    harness.tap("point")
    #expect(harness.frame("2")?.minY == 30)
    #expect(position.y == 70)
    #expect(harness.host.sendScroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 130)))
    harness.render()
    harness.host.endScroll(at: CGPoint(x: 50, y: 50))
    harness.render()
    #expect(position.isPositionedByUser)
    #expect(position.viewID(type: Int.self) == 4)
    #expect(position.y == nil)
  }
}
