import SwiftUI

struct ScrollingReader: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { ForEach(0..<50) { Text("\($0)").id($0) } }
      Button("Jump") { withAnimation { proxy.scrollTo(20, anchor: .top) } }
      Button("Back") { proxy.scrollTo(0) }
    }
  }
}
