import SwiftUI

struct Felt: View {
  @State private var count = 0

  var body: some View {
    Text("a").sensoryFeedback(.success, trigger: count)
    Text("a").sensoryFeedback(trigger: count) { _, _ in .impact }
  }
}
