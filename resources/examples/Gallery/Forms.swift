import SwiftUI

/// Every control as a row of a form, with headers, footers and labels of two texts.
struct Forms: View {
  @State private var isOn = true
  @State private var count = 2
  @State private var volume = 0.4
  @State private var color = Color.orange
  @State private var season = "Spring"

  var body: some View {
    Form {
      Section {
        Toggle("Notices", isOn: $isOn)
        Toggle(isOn: $isOn) {
          Text("Sounds")
          Text("Play one for each message")
        }
        LabeledContent("Version", value: "26.0")
        LabeledContent {
          Text("128 GB")
        } label: {
          Text("Storage")
          Text("About this device")
        }
        Label("With an icon", systemImage: "bell").badge(3)
      } header: {
        Text("General")
      } footer: {
        Text("A footer says what a group is for, in as many lines as that needs on a screen of this width.")
      }
      Section("Values") {
        Stepper("Guests: \(count)", value: $count)
        Slider(value: $volume)
        Picker("Season", selection: $season) {
          ForEach(["Spring", "Summer"], id: \.self) { Text($0) }
        }
        ColorPicker("Colour", selection: $color)
        ProgressView(value: 0.6) { Text("Loading") }
      }
      Section {
        Button("Done") {}
        Button("Delete", role: .destructive) {}
        Button("Off") {}.disabled(true)
      }
    }
  }
}

#Preview("Form") { Forms() }
#Preview("Columns") { Forms().formStyle(.columns).padding() }
#Preview("Grouped") { Forms().formStyle(.grouped) }
