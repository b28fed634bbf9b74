import SwiftUI

struct Schemes: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(scheme == .dark ? "dark" : "light").preferredColorScheme(.dark)
    Text("a").colorScheme(.light)
    Text("a").preferredColorScheme(nil)
  }
}
