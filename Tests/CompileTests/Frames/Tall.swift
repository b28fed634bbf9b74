import SwiftUI

struct Tall: View {
  var body: some View {
    Text("a").frame(maxHeight: 50)
    Text("a").frame(maxHeight: .infinity, alignment: .bottom)
    Text("a").frame(minHeight: 10, maxHeight: 20)
    Text("a").frame(minHeight: 10, maxHeight: 20, alignment: .top)
    Text("a").frame(idealHeight: 20)
    Text("a").frame(maxWidth: 30, minHeight: 40)
  }
}
