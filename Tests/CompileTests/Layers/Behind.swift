import SwiftUI

struct Behind: View {
  var body: some View {
    Text("a").background(.red)
    Text("a").background(Color.red)
    Text("a").background { Color.red }
    Text("a").background(alignment: .bottom) { Color.red }
    Text("a").background(Color.red, alignment: .top)
    Text("a").background(.red, in: Circle())
    Text("a").background(.red, in: .rect(cornerRadius: 4))
    Text("a").background(.red, ignoresSafeAreaEdges: .bottom)
    Text("a").background()
    Text("a").background(in: Capsule())
  }
}
