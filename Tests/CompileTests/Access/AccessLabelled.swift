import SwiftUI

struct AccessLabelled: View {
  var body: some View {
    Image(systemName: "star").accessibilityLabel("Favourite")
    Image(systemName: "star").accessibilityLabel(Text("Favourite"))
    Text("a").accessibilityValue("3").accessibilityHint("Opens it").accessibilityIdentifier("row")
    Text("a").accessibilityHidden(true)
    Text("a").accessibilityInputLabels(["a", "b"])
  }
}
