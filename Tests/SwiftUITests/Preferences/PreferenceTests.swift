import DrawingCore
import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
private struct Widest: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
private struct Bounds: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

@MainActor @Suite struct PreferenceTests {
  private func names(_ view: some View) -> [[String]] {
    var heard: [[String]] = []
    _ = Harness(view.onPreferenceChange(Names.self) { heard.append($0) })
    return heard
  }

  @Test func valuesAreCombinedInOrder() {
    #expect(
      names(
        VStack {
          Color.red.preference(key: Names.self, value: ["a"])
          HStack {
            Color.red.preference(key: Names.self, value: ["b"])
            Color.red
            Color.red.preference(key: Names.self, value: ["c"])
          }
          .overlay { Color.clear.preference(key: Names.self, value: ["d"]) }
          ForEach(0..<2) { Color.red.preference(key: Names.self, value: ["\($0)"]) }
        }) == [["a", "b", "c", "d", "0", "1"]])
    #expect(names(Color.red) == [[]])
  }

  @Test func anOuterValueReplacesTheInnerOnes() {
    let inner = Color.red.preference(key: Names.self, value: ["inner"])
    #expect(names(inner.preference(key: Names.self, value: ["outer"])) == [["outer"]])
    #expect(names(inner.transformPreference(Names.self) { $0.append("more") }) == [["inner", "more"]])
    #expect(names(inner.preference(key: Widest.self, value: 1)) == [["inner"]])
  }

  private struct Equal: View {
    let widths: Remote<[CGFloat]>
    let counter: Counter
    @State private var widest: CGFloat?
    var body: some View {
      VStack(spacing: 0) {
        ForEach(Array(widths.value.enumerated()), id: \.offset) { index, width in
          Color.red.frame(width: width, height: 10)
            .background {
              GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
            }
            .frame(width: widest).id("\(index)")
        }
      }
      .onPreferenceChange(Widest.self) {
        counter.note("\(Int($0))")
        widest = $0
      }
    }
  }

  /// The classic: all as wide as the widest, in the very first picture.
  @Test func aSizeFromBelowIsLaidOutInTheSamePicture() {
    let (widths, counter) = (Remote<[CGFloat]>([10, 40, 20]), Counter())
    let harness = Harness(Equal(widths: widths, counter: counter))
    #expect(harness.commands.count == 3)
    #expect((0..<3).map { harness.frame("\($0)")?.width } == [40, 40, 40])
    widths.value = [10, 30]
    #expect((0..<2).map { harness.frame("\($0)")?.width } == [30, 30])
    #expect(counter.log == ["40", "30"])
    harness.render()
    #expect(counter.log == ["40", "30"])
  }

  private struct Marked: View {
    let offset: Remote<CGFloat>
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 30, height: 10)
        Color.green.frame(width: 50, height: 20).padding(.leading, offset.value)
          .anchorPreference(key: Bounds.self, value: .bounds) { ["green": $0] }
      }
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds["green"] {
            let rect = proxy[anchor]
            Color.blue.frame(width: rect.width, height: rect.height).id("mark").offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
  }

  @Test func anAnchorLeadsToAPlaceAndFollowsIt() {
    let offset = Remote<CGFloat>(0)
    let harness = Harness(Marked(offset: offset))
    #expect(harness.frame("mark") == CGRect(x: 175, y: 195, width: 50, height: 20))
    offset.value = 10
    #expect(harness.frame("mark") == CGRect(x: 170, y: 195, width: 60, height: 20))
    harness.change { $0.proposal.height = 100 }
    #expect(harness.frame("mark") == CGRect(x: 170, y: 45, width: 60, height: 20))
  }

  @Test func aBackgroundLiesBelow() {
    let context = ResolutionContext(platform: .ios, isDark: false, isHighContrast: false, accent: nil)
    let harness = Harness(
      Color.red.frame(width: 10, height: 10).preference(key: Widest.self, value: 30)
        .backgroundPreferenceValue(Widest.self) { Color.blue.frame(width: $0, height: 10) })
    #expect(harness.fills == [Color.blue.rgba(in: context), Color.red.rgba(in: context)])
  }

  @Test func aChangeOfGeometryRunsItsAction() {
    var sizes: [CGSize] = []
    let harness = Harness(
      Color.red.padding(10).onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        sizes.append($0)
      })
    #expect(sizes == [CGSize(width: 400, height: 400)])
    harness.render()
    harness.change { $0.proposal.width = 100 }
    #expect(sizes == [CGSize(width: 400, height: 400), CGSize(width: 100, height: 400)])
  }
}
