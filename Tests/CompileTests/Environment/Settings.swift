import SwiftUI

struct Settings: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @Environment(\.accessibilityInvertColors) private var inverts
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.sizeCategory) private var category

  var body: some View {
    Text("a").opacity(reduceMotion || reduceTransparency || differentiate || inverts || voiceOver ? 1 : 0.5)
    Text("b").bold(weight == .bold || contrast == .increased || category == .accessibilityLarge)
  }
}
