import SwiftUI

struct Bounded: View {
  var body: some View {
    Text("a").frame(minWidth: 20, maxWidth: 60)
    Text("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    Text("a").frame(minHeight: 44)
    Text("a").frame(minWidth: 10, idealWidth: 20, maxWidth: 30)
    Text("a").frame(
      minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6, alignment: .bottom)
  }
}
