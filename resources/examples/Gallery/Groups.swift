import SwiftUI

/// Boxes, labeled content, disclosure groups and groups of controls.
struct Groups: View {
  @State private var isOpen = true
  @State private var isOn = true

  var body: some View {
    VStack(spacing: 20) {
      GroupBox("Profile") {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Born") { Text(1815, format: .number.grouping(.never)) }
      }
      GroupBox {
        Toggle("Messages", isOn: $isOn)
      } label: {
        Label("Notices", systemImage: "bell")
      }
      DisclosureGroup("Details", isExpanded: $isOpen) {
        Text("What is shown when it is open").frame(maxWidth: .infinity, alignment: .leading)
      }
      ControlGroup {
        Button("Undo", systemImage: "arrow.uturn.backward") {}
        Button("Redo", systemImage: "arrow.uturn.forward") {}
      }
      GroupBox("In a style") { Text("of one's own") }.groupBoxStyle(Underlined())
    }
    .padding()
  }
}

/// A title with a line below it.
struct Underlined: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.bold()
      Rectangle().frame(height: 2).foregroundStyle(.tint)
      configuration.content
    }
  }
}

#Preview("Groups") { Groups() }
