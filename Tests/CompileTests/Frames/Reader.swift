import SwiftUI

struct Reader: View {
  @State private var size = CGSize.zero

  var body: some View {
    GeometryReader { proxy in
      Text("\(Int(proxy.size.width))").position(x: proxy.size.width / 2, y: proxy.frame(in: .local).midY)
    }
    Text("a").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    Text("a").onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size = $0 })
  }
}
