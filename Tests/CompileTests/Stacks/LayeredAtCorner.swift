import SwiftUI

struct LayeredAtCorner: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Rectangle()
      Text("Corner").padding()
    }
  }
}
