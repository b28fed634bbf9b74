import SwiftUI

private struct Bar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Rectangle().scaleEffect(x: configuration.fractionCompleted ?? 0, anchor: .leading)
  }
}

struct ProgressOwnStyle: View {
  var body: some View {
    ProgressView(value: 0.4).progressViewStyle(Bar())
  }
}
