import SwiftUI

struct FieldsPlain: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text)
    TextField("Name", text: $text, prompt: Text("Your name"))
    TextField("Name", text: $text, axis: .vertical).lineLimit(1...5)
    TextField(text: $text) { Text("Name") }
    SecureField("Password", text: $text)
    TextEditor(text: $text)
  }
}
