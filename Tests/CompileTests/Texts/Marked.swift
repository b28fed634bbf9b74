import SwiftUI

struct Marked: View {
  var body: some View {
    Text("a").underline()
    Text("a").underline(true, color: .red)
    Text("a").strikethrough()
    Text("a").strikethrough(true, color: .red)
    Text("a").strikethrough(true)
  }
}
