import SwiftUI

struct Layered: View {
  var body: some View {
    ZStack {
      Color.blue
      Text("Above")
    }
  }
}
