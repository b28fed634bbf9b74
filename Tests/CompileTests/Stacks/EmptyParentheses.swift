import SwiftUI

struct EmptyParentheses: View {
  var body: some View {
    VStack { Text("a") }
    HStack { Text("b") }
  }
}
