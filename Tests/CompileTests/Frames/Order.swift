import SwiftUI

struct Order: View {
  var body: some View {
    ZStack {
      Color.red.zIndex(1)
      Color.blue.zIndex(0)
    }
    Text("a").hidden()
  }
}
