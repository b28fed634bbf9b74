import SwiftUI

struct Watched: View {
  @State private var offset = 0.0
  @State private var isScrolling = false

  var body: some View {
    ScrollView { Text("a") }.onScrollGeometryChange(for: Double.self) {
      $0.contentOffset.y
    } action: { _, new in
      offset = new
    }
    ScrollView { Text("a") }.onScrollPhaseChange { _, phase in isScrolling = phase != .idle }
  }
}
