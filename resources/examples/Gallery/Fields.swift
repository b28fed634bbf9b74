import SwiftUI

/// Fields and editors in all styles, filled, empty and off.
struct Fields: View {
  @State private var name = "Ada Lovelace"
  @State private var empty = ""
  @State private var password = "analytical"
  @State private var note = "A field that grows with what is written in it, up to three lines."
  @State private var letter = "Dear Sir,\n\nan editor takes a text of any length."

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Plain", text: $name)
      TextField("Prompt", text: $empty, prompt: Text("What is asked for"))
      Group {
        TextField("Rounded", text: $name)
        TextField("Empty", text: $empty)
        SecureField("Password", text: $password)
        TextField("Off", text: $name).disabled(true)
        TextField("Amount", value: .constant(12.5), format: .currency(code: "USD")).multilineTextAlignment(.trailing)
        TextField("Note", text: $note, axis: .vertical).lineLimit(1...3)
      }
      .textFieldStyle(.roundedBorder)
      TextEditor(text: $letter)
        .frame(height: 120)
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(.quaternary) }
    }
    .padding()
  }
}

#Preview("Fields") { Fields() }
#Preview("In a form") {
  Form {
    TextField("Name", text: .constant("Ada"))
    SecureField("Password", text: .constant("analytical"))
    LabeledContent("Town") { TextField("Town", text: .constant("London")).multilineTextAlignment(.trailing) }
    TextEditor(text: .constant("An editor in a row.")).frame(height: 80)
  }
}
