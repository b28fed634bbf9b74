import SwiftUI

private struct Fade: ViewModifier {
  let amount: Double
  func body(content: Content) -> some View { content.opacity(amount) }
}
extension AnyTransition {
  fileprivate static var fade: AnyTransition { .modifier(active: Fade(amount: 0), identity: Fade(amount: 1)) }
}

struct OwnTransition: View {
  @State private var isShown = true

  var body: some View {
    if isShown { Text("a").transition(.fade) }
  }
}
