import SwiftUI

struct Joined: View {
  var body: some View {
    Text("Bold ").bold() + Text("and red").foregroundColor(.red)
    Text("\(Text("inner").italic()) outer")
    Text("\(Image(systemName: "star.fill")) starred")
  }
}
