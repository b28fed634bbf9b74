import SwiftUI

struct Verbatim: View {
  var body: some View {
    Text(verbatim: "As it is: %d")
  }
}
