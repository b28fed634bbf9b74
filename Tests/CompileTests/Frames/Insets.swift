import SwiftUI

struct Insets: View {
  var body: some View {
    List { Text("a") }.safeAreaInset(edge: .bottom) { Text("bar") }
    List { Text("a") }.safeAreaInset(edge: .top, spacing: 0) { Text("bar") }
    Text("a").safeAreaPadding(.horizontal, 20)
    Text("a").safeAreaPadding(10)
  }
}
