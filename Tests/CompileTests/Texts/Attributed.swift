import SwiftUI

struct Attributed: View {
  private var text: AttributedString {
    var text = AttributedString("Attributed")
    text.foregroundColor = .red
    text.font = .title
    return text
  }

  var body: some View {
    Text(text)
  }
}
