import SwiftUI

struct Fixed: View {
  var body: some View {
    Color.red.frame(width: 40, height: 20)
    Color.red.frame(width: 40)
    Color.red.frame(height: 20)
    Text("a").frame(width: 40, height: 20, alignment: .leading)
    Text("a").frame(width: 80, alignment: .trailing)
    Text("a").frame(height: 30, alignment: .top)
  }
}
