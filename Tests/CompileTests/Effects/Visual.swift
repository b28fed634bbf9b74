import SwiftUI

struct Visual: View {
  var body: some View {
    Text("a").visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minY / 10) }
    Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
    Text("a").scrollTransition(.interactive, axis: .horizontal) { content, phase in
      content.scaleEffect(1 - abs(phase.value))
    }
  }
}
