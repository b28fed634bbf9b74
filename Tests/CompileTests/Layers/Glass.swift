import SwiftUI

struct Glass: View {
  var body: some View {
    Text("a").glassEffect()
    Text("a").glassEffect(.regular)
    Text("a").glassEffect(.regular, in: .rect(cornerRadius: 4))
    GlassEffectContainer { Text("a") }
  }
}
