import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct GeometryTests {
  @Observable final class Sizes {
    var width: CGFloat = 80
    var seen: [CGSize] = []
  }

  private struct Watching: View {
    let sizes: Sizes
    var body: some View {
      Color.red.frame(width: sizes.width, height: 40)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          sizes.seen.append($0)
        }
    }
  }

  @Test func changesOfGeometryAreToldOnce() {
    let sizes = Sizes()
    let harness = Harness(Watching(sizes: sizes))
    harness.render()
    #expect(sizes.seen == [CGSize(width: 80, height: 40)])
    sizes.width = 90
    harness.render()
    harness.render()
    #expect(sizes.seen == [CGSize(width: 80, height: 40), CGSize(width: 90, height: 40)])
  }

  private struct Placed: View {
    let top: CGFloat
    let note: (CGRect, CGRect) -> Void
    var body: some View {
      VStack(spacing: 0) {
        Color.gray.frame(height: top)
        VStack(spacing: 0) {
          Color.gray.frame(height: 10)
          GeometryReader { proxy in
            let _ = note(proxy.frame(in: .global), proxy.frame(in: .named("box")))
            Color.red
          }
        }
        .coordinateSpace(name: "box")
      }
    }
  }

  @Test func framesAreGivenInEachSpace() {
    var global = CGRect.null, named = CGRect.null
    _ = Harness(Placed(top: 30) { (global, named) = ($0, $1) }, width: 100, height: 200)
    #expect(global == CGRect(x: 0, y: 40, width: 100, height: 160))
    #expect(named == CGRect(x: 0, y: 10, width: 100, height: 160))
  }

  @Test func aReaderThatScrollsSeesWhereItIs() {
    var places: [CGFloat] = []
    let view = ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = places.append(proxy.frame(in: .scrollView).minY)
          Color.red
        }
        .frame(width: 50, height: 50)
        Color.blue.frame(width: 50, height: 1000)
      }
    }
    let harness = Harness(view, width: 200, height: 200)
    harness.host.sendScroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 35))
    harness.render()
    #expect(places.first == 0)
    #expect(places.last == -35)
  }

  @Test func safeAreaInsetsReachAReaderThatTouchesThem() {
    var seen: [EdgeInsets] = []
    let view = GeometryReader { proxy in
      let _ = seen.append(proxy.safeAreaInsets)
      Color.red
    }
    _ = Harness(view, width: 100, height: 200) {
      $0.safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    }
    #expect(seen.last == EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
  }

  @Test func aStyleBehindTheRootRunsUnderTheBars() throws {
    let view = Color.clear.background(Color.blue)
    let harness = Harness(view, width: 100, height: 200) {
      $0.safeArea = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    }
    let bounds = harness.commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { return path.boundingRect }
      return nil
    }
    #expect(bounds.first == CGRect(x: 0, y: 0, width: 100, height: 296))
  }

  @Test func aVisualEffectKnowsTheSize() {
    let view = Color.red.frame(width: 60, height: 20).visualEffect { $0.offset(x: $1.size.width / 2) }
    let transforms = Harness(view).commands.compactMap { command -> CGFloat? in
      if case .push(.transform(let transform)) = command { return transform.tx }
      return nil
    }
    #expect(transforms == [30])
  }

  @Test func aVisualEffectTurnsInSpace() {
    let axis = (x: CGFloat(0), y: CGFloat(1), z: CGFloat(0))
    func projections(_ view: some View) -> [ProjectionTransform] {
      Harness(view).commands.compactMap { if case .push(.projection(let turn)) = $0 { turn } else { nil } }
    }
    let square = Color.red.frame(width: 60, height: 20)
    let turned = projections(square.visualEffect { $0.rotation3DEffect(.degrees($1.size.width), axis: axis) })
    #expect(turned.count == 1)
    #expect(turned == projections(square.rotation3DEffect(.degrees(60), axis: axis)))
  }

  private struct Metric: View {
    @ScaledMetric private var side: CGFloat = 20
    var body: some View { Color.red.frame(width: side, height: side).id("square") }
  }

  /// Body text is 17 points at the large size and 40 at accessibility3.
  @Test func scaledMetricsFollowTheTypeSize() throws {
    let harness = Harness(Metric())
    #expect(try #require(harness.frame("square")).width == 20)
    harness.change { $0.typeSize = .accessibility3 }
    #expect(try #require(harness.frame("square")).width == 47)
  }

  @Test func typeSizesStayWithinLimits() throws {
    let harness = Harness(Metric().dynamicTypeSize(...DynamicTypeSize.large)) { $0.typeSize = .accessibility3 }
    #expect(try #require(harness.frame("square")).width == 20)
  }

  @Test func invalidFramesAreIgnoredWithAWarning() throws {
    let view = Color.red.frame(width: -5, height: .infinity).id("frame")
    let harness = Harness(view, width: 100, height: 80)
    #expect(try #require(harness.frame("frame")).size == CGSize(width: 100, height: 80))
    #expect(harness.warnings.contains { $0.text.contains("Invalid frame dimension") })
  }

  @Test func gridLayoutLaysRowsOut() throws {
    let layout = AnyLayout(GridLayout(horizontalSpacing: 4, verticalSpacing: 4))
    let view = layout {
      GridRow {
        Color.red.frame(width: 20, height: 10).id("a")
        Color.red.frame(width: 40, height: 10).id("b")
      }
      GridRow {
        Color.red.frame(width: 50, height: 10).id("c")
        Color.red.frame(width: 10, height: 10).id("d")
      }
    }
    let harness = Harness(view, width: 94, height: 24)
    #expect(try #require(harness.frame("c")) == CGRect(x: 0, y: 14, width: 50, height: 10))
    #expect(try #require(harness.frame("b")) == CGRect(x: 54, y: 0, width: 40, height: 10))
  }
}
