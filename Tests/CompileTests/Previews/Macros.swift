import SwiftUI

#Preview { Text("a") }
#Preview("Named") { Text("b") }
#Preview("Sized", traits: .sizeThatFitsLayout) { Text("c") }
#Preview("Fixed", traits: .fixedLayout(width: 300, height: 100)) { Text("d") }
#Preview(traits: .landscapeLeft) { Text("e") }

struct Macros: View {
  var body: some View {
    Text("a")
  }
}
