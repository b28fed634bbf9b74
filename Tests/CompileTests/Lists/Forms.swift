import SwiftUI

struct Forms: View {
  @State private var text = ""

  var body: some View {
    Form {
      Section("A") {
        TextField("Name", text: $text)
        LabeledContent("Key", value: "Value")
      }
    }
    Form { LabeledContent("Key") { Text("Value") } }.formStyle(.grouped)
    GroupBox("Box") { Text("a") }
    ControlGroup {
      Button("a") {}
      Button("b") {}
    }
  }
}
