import SwiftUI

struct TogglesTitled: View {
  @State private var isOn = true

  var body: some View {
    Toggle("Switch", isOn: $isOn)
    Toggle(isOn: $isOn) { Text("Switch") }
    Toggle(isOn: $isOn, label: { Label("Switch", systemImage: "bolt") })
    Toggle("Switch", systemImage: "bolt", isOn: $isOn)
  }
}
