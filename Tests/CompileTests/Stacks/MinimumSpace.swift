import SwiftUI

struct MinimumSpace: View {
  var body: some View {
    HStack {
      Text("A")
      Spacer(minLength: 20)
      Text("B")
      Spacer(minLength: nil)
    }
  }
}
