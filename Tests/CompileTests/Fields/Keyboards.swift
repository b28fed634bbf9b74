import SwiftUI

struct Keyboards: View {
  @State private var text = ""

  var body: some View {
    TextField("a", text: $text).keyboardType(.emailAddress)
    TextField("a", text: $text).textContentType(.password)
    TextField("a", text: $text).textInputAutocapitalization(.never)
    TextField("a", text: $text).autocorrectionDisabled()
    TextField("a", text: $text).autocorrectionDisabled(true)
    TextField("a", text: $text).disableAutocorrection(true)
    TextField("a", text: $text).autocapitalization(.none)
    TextField("a", text: $text).submitLabel(.done)
  }
}
