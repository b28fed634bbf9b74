import SwiftUI

/// Text fields of all kinds: what they hold, how they look, and how the focus goes through them.
struct TextFields: View {
  enum Field: Hashable { case name, email, password, amount }

  @State private var name = "Johnny Appleseed"
  @State private var email = ""
  @State private var password = "secret"
  @State private var amount = 12.5
  @State private var note = "The quick brown fox\njumps over the lazy dog."
  @State private var letter = "Dear Sir,\n\nthis is a text of any length, which scrolls."
  @FocusState private var field: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: $name)
        .textContentType(.name)
        .textInputAutocapitalization(.words)
        .focused($field, equals: .name)
        .submitLabel(.next)
        .onSubmit { field = .email }
      TextField("Email", text: $email, prompt: Text("name@example.com"))
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .autocorrectionDisabled()
        .focused($field, equals: .email)
      SecureField("Password", text: $password)
        .focused($field, equals: .password)
      TextField("Amount", value: $amount, format: .currency(code: "USD"))
        .keyboardType(.decimalPad)
        .multilineTextAlignment(.trailing)
        .focused($field, equals: .amount)
      TextField("Note", text: $note, axis: .vertical)
        .lineLimit(2...4)
      TextEditor(text: $letter)
        .frame(height: 90)
        .border(.quaternary)
    }
    .textFieldStyle(.roundedBorder)
    .padding()
    .onAppear { field = .name }
  }
}

#Preview("Text fields") { TextFields() }
