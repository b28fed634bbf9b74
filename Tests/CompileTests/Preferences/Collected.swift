import SwiftUI

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Collected: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("a").background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
      .onPreferenceChange(WidthKey.self) { width = $0 }
    Text("b").onPreferenceChange(WidthKey.self, perform: { width = $0 })
    Text("c").transformPreference(WidthKey.self) { $0 += 1 }
  }
}
