import SwiftUI

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

struct TogglesOwnStyle: View {
  @State private var isOn = true

  var body: some View {
    Toggle("a", isOn: $isOn).toggleStyle(Check())
  }
}
