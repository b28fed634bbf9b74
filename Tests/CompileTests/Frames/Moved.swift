import SwiftUI

struct Moved: View {
  var body: some View {
    Text("a").offset(x: 4)
    Text("a").offset(y: 4)
    Text("a").offset(x: 4, y: 4)
    Text("a").offset(CGSize(width: 1, height: 2))
    Text("a").position(x: 10, y: 10)
    Text("a").position(CGPoint(x: 10, y: 10))
  }
}
