import SwiftUI

struct Elements: View {
  var body: some View {
    VStack { Text("a") }.accessibilityElement(children: .combine)
    VStack { Text("a") }.accessibilityElement(children: .ignore)
    VStack { Text("a") }.accessibilityElement()
    Text("a").accessibilityAddTraits(.isButton)
    Text("a").accessibilityAddTraits([.isHeader, .isSelected])
    Text("a").accessibilityRemoveTraits(.isImage)
    Text("a").accessibilitySortPriority(1)
  }
}
