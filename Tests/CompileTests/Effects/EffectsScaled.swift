import SwiftUI

struct EffectsScaled: View {
  var body: some View {
    Text("a").scaleEffect(2)
    Text("a").scaleEffect(2, anchor: .leading)
    Text("a").scaleEffect(x: 1, y: -1)
    Text("a").scaleEffect(x: -1)
    Text("a").scaleEffect(CGSize(width: 1, height: 2))
  }
}
