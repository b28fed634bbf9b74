import SwiftUI

struct Guides: View {
  var body: some View {
    HStack(alignment: .top) {
      Text("a").alignmentGuide(.top) { $0[VerticalAlignment.center] }
      Text("b").alignmentGuide(.top, computeValue: { dimensions in dimensions.height / 2 })
    }
  }
}
