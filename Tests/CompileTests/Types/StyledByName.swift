import SwiftUI

struct StyledByName: View {
  @State private var choice = 1
  @State private var text = ""

  var body: some View {
    Picker("a", selection: $choice) { Text("One").tag(1) }.pickerStyle(MenuPickerStyle())
    TextField("b", text: $text).textFieldStyle(PlainTextFieldStyle())
    Text("c").background(in: Circle()).backgroundStyle(.red)
    Menu("d") { Button("e") {} }.menuOrder(.fixed)
    Text("f").contextMenu(ContextMenu { Button("g") {} })
    List { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in }.deleteDisabled(true) }
  }
}
