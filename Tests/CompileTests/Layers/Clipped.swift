import SwiftUI

struct Clipped: View {
  var body: some View {
    Color.red.clipShape(Circle())
    Color.red.clipShape(.rect(cornerRadius: 8))
    Color.red.clipShape(.capsule)
    Color.red.clipped()
    Color.red.cornerRadius(8)
  }
}
