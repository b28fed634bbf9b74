import SwiftUI

private struct Counting: AnimatableModifier {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  func body(content: Content) -> some View { content.overlay(Text("\(Int(number))")) }
}

struct AnimatableModifiers: View {
  var body: some View {
    Color.red.modifier(Counting(number: 3))
  }
}
