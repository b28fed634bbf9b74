import SwiftUI

private struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

struct OwnLabelStyle: View {
  var body: some View {
    Label("a", systemImage: "star").labelStyle(Upright())
  }
}
