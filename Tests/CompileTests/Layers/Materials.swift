import SwiftUI

struct Materials: View {
  var body: some View {
    Text("a").background(.ultraThinMaterial)
    Text("a").background(.thinMaterial)
    Text("a").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 4))
    Text("a").background(.thickMaterial)
    Text("a").background(.ultraThickMaterial)
    Text("a").background(.bar)
    Text("a").background(Material.regular)
  }
}
