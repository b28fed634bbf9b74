import SwiftUI

struct Axes: View {
  var body: some View {
    ScrollView { Text("a") }
    ScrollView(.horizontal) { Text("a") }
    ScrollView(.horizontal, showsIndicators: false) { HStack { Text("a") } }
    ScrollView([.horizontal, .vertical]) { Text("a") }
    ScrollView(showsIndicators: false) { Text("a") }
  }
}
