import SwiftUI

struct GlassShared: View {
  @Namespace private var space

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      Text("a").glassEffect().glassEffectUnion(id: "one", namespace: space)
      Text("a").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8)).glassEffectID(1, in: space)
      Text("a").glassEffect(.clear).glassEffectTransition(.materialize)
      Text("a").glassEffect(.identity).glassEffectTransition(.matchedGeometry).glassEffectTransition(.identity)
    }
    GlassEffectContainer { Text("a") }
  }
}
