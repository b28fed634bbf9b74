import SwiftUI

struct Visual: View {
  var body: some View {
    Text("a").visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minY / 10) }
    Text("a").visualEffect { content, proxy in
      content.rotation3DEffect(
        .degrees(proxy.size.width), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 10, perspective: 0.5)
    }
    Text("a").scrollTransition { content, phase in content.rotation3DEffect(.degrees(phase.value), axis: (1, 0, 0)) }
    Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
    Text("a").scrollTransition(.interactive, axis: .horizontal) { content, phase in
      content.scaleEffect(1 - abs(phase.value))
    }
  }
}
