import SwiftUI

struct FocusScopes: View {
  @Namespace private var scope
  @Environment(\.resetFocus) private var resetFocus
  @AccessibilityFocusState private var isSpoken: Bool
  @AccessibilityFocusState private var spoken: Int?
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("a", text: $text).prefersDefaultFocus(in: scope)
      TextField("b", text: $text).prefersDefaultFocus(false, in: scope)
      Text("c").accessibilityFocused($isSpoken)
      Text("d").accessibilityFocused($spoken, equals: 1)
      Button("e") { resetFocus(in: scope) }
    }
    .focusScope(scope)
  }
}
