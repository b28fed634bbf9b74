import SwiftUI

/// The first of several that fits.
struct Toolbar: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { buttons }
      HStack { icons }
      Image(systemName: "ellipsis.circle")
    }
    .padding(8)
    .background(Color.gray.opacity(0.15))
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }

  @ViewBuilder private var buttons: some View {
    Label("Play", systemImage: "play.fill")
    Label("Pause", systemImage: "pause.fill")
    Label("Stop", systemImage: "stop.fill")
  }
  @ViewBuilder private var icons: some View {
    Image(systemName: "play.fill")
    Image(systemName: "pause.fill")
    Image(systemName: "stop.fill")
  }
}

/// The space that a reader is offered, and where it lies.
struct Ruler: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("Above").padding(6)
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named("ruler"))
        Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height)) at \(Int(frame.minY))")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.mint.opacity(0.3))
      }
    }
    .coordinateSpace(name: "ruler")
  }
}

#Preview("Wide", traits: .fixedLayout(width: 360, height: 60)) { Toolbar() }
#Preview("Narrow", traits: .fixedLayout(width: 150, height: 60)) { Toolbar() }
#Preview("Tiny", traits: .fixedLayout(width: 60, height: 60)) { Toolbar() }
#Preview("Reader", traits: .fixedLayout(width: 240, height: 120)) { Ruler() }
