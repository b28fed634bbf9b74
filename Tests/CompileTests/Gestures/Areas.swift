import SwiftUI

struct Areas: View {
  var body: some View {
    Text("a").contentShape(Rectangle())
    Text("a").contentShape(.rect)
    Text("a").contentShape(.interaction, Circle())
    Text("a").allowsHitTesting(false)
  }
}
