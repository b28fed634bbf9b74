import SwiftUI

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

struct Anchored: View {
  var body: some View {
    Text("a").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in ForEach(anchors.indices, id: \.self) { Text("\(proxy[anchors[$0]].width)") } }
      }
      .backgroundPreferenceValue(BoundsKey.self) { _ in Color.red }
    Text("a").anchorPreference(key: BoundsKey.self, value: .bounds, transform: { [$0] })
  }
}
