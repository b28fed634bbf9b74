import SwiftUI

struct FieldsStyled: View {
  @State private var text = ""

  var body: some View {
    TextField("a", text: $text).textFieldStyle(.roundedBorder)
    TextField("a", text: $text).textFieldStyle(.plain)
    TextField("a", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
  }
}
