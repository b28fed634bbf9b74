import SwiftUI

struct SystemFonts: View {
  var body: some View {
    Text("a").font(.system(size: 20))
    Text("a").font(.system(size: 20, weight: .bold))
    Text("a").font(.system(size: 20, weight: .bold, design: .rounded))
    Text("a").font(.system(.title, design: .serif))
    Text("a").font(.system(.title2, design: .monospaced, weight: .semibold))
  }
}
