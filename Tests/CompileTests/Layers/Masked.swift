import SwiftUI

struct Masked: View {
  var body: some View {
    Color.red.mask { Text("a") }
    Color.red.mask(Text("a"))
    Color.red.mask(alignment: .top) { Circle() }
  }
}
