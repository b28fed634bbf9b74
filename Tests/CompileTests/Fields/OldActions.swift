import SwiftUI

struct OldActions: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text, onCommit: { print(text) })
    TextField("Name", text: $text, onEditingChanged: { print($0) })
    TextField("Name", text: $text, onEditingChanged: { print($0) }, onCommit: { print(text) })
    TextField("Name", text: $text) { editing in
      print(editing)
    } onCommit: {
      print(text)
    }
  }
}
