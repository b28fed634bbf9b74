import SwiftUI

struct Spaces: View {
  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .named("page"))
      Text("\(frame.minX) \(proxy.frame(in: .global).minY) \(proxy.bounds(of: .named("page"))?.width ?? 0)")
    }
    .coordinateSpace(name: "page")
  }
}
