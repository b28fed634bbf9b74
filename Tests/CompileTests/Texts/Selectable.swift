import SwiftUI

struct Selectable: View {
  var body: some View {
    Text("a").textSelection(.enabled)
  }
}
