import SwiftUI

struct OwnFonts: View {
  var body: some View {
    Text("a").font(.custom("Avenir", size: 17))
    Text("a").font(.custom("Avenir", size: 17, relativeTo: .body))
    Text("a").font(Font.custom("Avenir", fixedSize: 17))
    Text("a").font(Font(UIFont.systemFont(ofSize: 12)))
  }
}
