import SwiftUI

struct Submitted: View {
  @State private var text = ""

  var body: some View {
    TextField("a", text: $text).onSubmit { print(text) }
    TextField("a", text: $text).onSubmit(of: .text) { print(text) }
  }
}
