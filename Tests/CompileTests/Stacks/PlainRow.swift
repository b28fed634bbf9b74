import SwiftUI

struct PlainRow: View {
  var body: some View {
    HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }
  }
}
