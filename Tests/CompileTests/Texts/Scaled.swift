import SwiftUI

struct Scaled: View {
  @ScaledMetric private var side = 20.0
  @ScaledMetric(relativeTo: .title) private var large: CGFloat = 40

  var body: some View {
    Color.red.frame(width: side, height: large)
    Text("a").dynamicTypeSize(.large)
    Text("a").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    Text("a").textScale(.secondary)
  }
}
