import SwiftUI

private struct MidAccount: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
}

struct OwnAlignment: View {
  private let mid = HorizontalAlignment(MidAccount.self)

  var body: some View {
    VStack(alignment: mid) { Text("a").alignmentGuide(mid) { $0.width } }
    ZStack(alignment: Alignment(horizontal: mid, vertical: VerticalAlignment.center)) { Text("b") }
  }
}
