import SwiftUI

struct WithClosure: View {
  private func content() -> some View { Text("a") }

  var body: some View {
    ScrollView(.vertical, showsIndicators: true, content: content)
  }
}
