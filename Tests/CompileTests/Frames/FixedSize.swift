import SwiftUI

struct FixedSize: View {
  var body: some View {
    Text("a long text that is not cut").fixedSize()
    Text("a long text").fixedSize(horizontal: false, vertical: true)
  }
}
