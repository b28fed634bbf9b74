import SwiftUI

struct TopRow: View {
  var body: some View {
    HStack(alignment: .top) {
      Image(systemName: "star")
      Text("A text of several lines")
    }
  }
}
