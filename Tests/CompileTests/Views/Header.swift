import SwiftUI

struct Header: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { proxy in
      let offset = proxy.frame(in: .global).minY
      LinearGradient(colors: [scheme == .dark ? .black : .white, .blue], startPoint: .top, endPoint: .bottom)
        .frame(height: max(200, 200 + offset)).offset(y: -max(0, offset))
    }
    .frame(height: 200)
  }
}
