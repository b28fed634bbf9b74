import SwiftUI

struct Bordered: View {
  var body: some View {
    Text("a").border(.red)
    Text("a").border(.red, width: 2)
  }
}
