import SwiftUI

/// The styles of toggles.
struct Toggles: View {
  @State private var isOn = true
  @State private var isOff = false

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Toggle("On", isOn: $isOn)
      Toggle("Off", isOn: $isOff)
      Toggle("Tinted", isOn: $isOn).tint(.orange)
      Toggle("Disabled", isOn: $isOn).disabled(true)
      Toggle("As a button", systemImage: "airplane", isOn: $isOn).toggleStyle(.button)
      Toggle(isOn: $isOn) { Label("A style of one's own", systemImage: "checkmark") }.toggleStyle(Tick())
      Toggle(isOn: $isOn) {
        Text("Two texts")
        Text("The second describes the first")
      }
    }
    .padding()
  }
}

/// A circle that is filled while the toggle is on.
struct Tick: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint)
        configuration.label.labelStyle(.titleOnly)
      }
    }
    .buttonStyle(.plain)
  }
}

#Preview("Toggles") { Toggles() }
