import SwiftUI

private struct Padded: ViewModifier {
  var amount: CGFloat
  @State private var isPressed = false
  func body(content: Content) -> some View { content.padding(amount).opacity(isPressed ? 0.5 : 1) }
}
extension View {
  fileprivate func padded(_ amount: CGFloat = 4) -> some View { modifier(Padded(amount: amount)) }
  @ViewBuilder fileprivate func when(_ condition: Bool, _ change: (Self) -> some View) -> some View {
    if condition { change(self) } else { self }
  }
}

struct Modifiers: View {
  var body: some View {
    Text("a").padded().when(true) { $0.bold() }
    ModifiedContent(content: Text("b"), modifier: Padded(amount: 2))
  }
}
