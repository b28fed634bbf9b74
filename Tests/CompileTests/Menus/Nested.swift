import SwiftUI

struct Nested: View {
  @State private var choice = 1
  @State private var isOn = false

  var body: some View {
    Menu("More") {
      Menu("Inside") { Button("One") {} }
      Section("Choices") { Picker("a", selection: $choice) { Text("One").tag(1) } }
      Toggle("On", isOn: $isOn)
      Button("Delete", role: .destructive) {}
    }
    .menuStyle(.borderlessButton)
    .menuIndicator(.hidden)
  }
}
