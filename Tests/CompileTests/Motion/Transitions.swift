import SwiftUI

struct Transitions: View {
  @State private var isShown = true

  var body: some View {
    if isShown { Text("a").transition(.opacity) }
    if isShown { Text("a").transition(.slide) }
    if isShown { Text("a").transition(.scale) }
    if isShown { Text("a").transition(.scale(scale: 0.5, anchor: .top)) }
    if isShown { Text("a").transition(.move(edge: .bottom)) }
    if isShown { Text("a").transition(.move(edge: .bottom).combined(with: .opacity)) }
    if isShown { Text("a").transition(.asymmetric(insertion: .scale, removal: .opacity)) }
    if isShown { Text("a").transition(.push(from: .leading)) }
    if isShown { Text("a").transition(.offset(x: 10, y: 0)) }
  }
}
