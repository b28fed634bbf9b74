import SwiftUI

struct ReaderWithArgument: View {
  private func content(_ proxy: GeometryProxy) -> some View { Text("\(proxy.safeAreaInsets.top)") }

  var body: some View {
    GeometryReader(content: content)
  }
}
