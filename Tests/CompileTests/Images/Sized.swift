import SwiftUI

struct Sized: View {
  var body: some View {
    Image("photo").resizable().aspectRatio(contentMode: .fill)
    Image("photo").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
    Image("photo").interpolation(.none)
    Image("photo").antialiased(false)
    Image("photo").renderingMode(.template)
    Image("photo").renderingMode(.original).resizable().frame(width: 20, height: 20)
  }
}
