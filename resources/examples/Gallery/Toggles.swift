import SwiftUI

/// The styles of toggles and labels.
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
      Divider()
      Label("Title and icon", systemImage: "star")
      Label("Title only", systemImage: "star").labelStyle(.titleOnly)
      Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
      Label("A style of one's own", systemImage: "star").labelStyle(Stacked())
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

/// The icon above the title.
struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.font(.title)
      configuration.title.font(.caption)
    }
  }
}

#Preview("Toggles") { Toggles() }
