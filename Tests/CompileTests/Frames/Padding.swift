import SwiftUI

struct Padding: View {
  var body: some View {
    Text("a").padding()
    Text("a").padding(8)
    Text("a").padding(.horizontal, 8)
    Text("a").padding(.vertical)
    Text("a").padding([.top, .leading], 4)
    Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    Text("a").padding(EdgeInsets())
  }
}
