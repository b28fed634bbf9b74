import SwiftUI

struct Taps: View {
  private func tap() {}

  var body: some View {
    Text("a").onTapGesture { print("tap") }
    Text("a").onTapGesture(perform: tap)
    Text("a").onTapGesture(count: 2) { print("twice") }
    Text("a").onTapGesture(count: 2, perform: tap)
    Text("a").onTapGesture { location in print(location) }
    Text("a").gesture(TapGesture().onEnded { print("tap") })
    Text("a").gesture(TapGesture(count: 2).onEnded { _ in tap() })
    Text("a").gesture(SpatialTapGesture().onEnded { print($0.location) })
  }
}
