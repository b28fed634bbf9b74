import SwiftUI

struct Aspect: View {
  var body: some View {
    Color.red.aspectRatio(contentMode: .fit)
    Color.red.aspectRatio(3, contentMode: .fill)
    Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
    Image(systemName: "star").resizable().scaledToFit()
    Image(systemName: "star").resizable().scaledToFill()
  }
}
