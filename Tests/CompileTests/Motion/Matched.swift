import SwiftUI

struct Matched: View {
  @Namespace private var space
  @State private var isLarge = false

  var body: some View {
    if isLarge {
      Color.red.matchedGeometryEffect(id: "a", in: space)
    } else {
      Circle().matchedGeometryEffect(id: "a", in: space)
    }
    Text("b").matchedGeometryEffect(id: "b", in: space, properties: .position, anchor: .top, isSource: false)
  }
}
