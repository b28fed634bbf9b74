import SwiftUI

private enum Field: Hashable { case name, email }

struct Focused: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?

  var body: some View {
    TextField("a", text: $text).focused($isFocused)
    TextField("b", text: $text).focused($field, equals: .email)
    Button("Name") { field = .name }
  }
}
