import SwiftUI

struct TogglesStyled: View {
  @State private var isOn = true

  var body: some View {
    Toggle("a", isOn: $isOn).toggleStyle(.switch)
    Toggle("a", isOn: $isOn).toggleStyle(.button)
    Toggle("a", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
    Toggle("a", isOn: $isOn).labelsHidden()
  }
}
