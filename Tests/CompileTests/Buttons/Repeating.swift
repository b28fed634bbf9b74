import SwiftUI

struct Repeating: View {
  var body: some View {
    Button("a") {}.buttonRepeatBehavior(.enabled)
  }
}
