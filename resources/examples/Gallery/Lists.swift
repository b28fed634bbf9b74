import SwiftUI

/// What rows can be: texts, labels, buttons, links, badges, groups that open, rows of another look.
struct Lists: View {
  @State private var selection: Set<String> = ["Beech"]
  @State private var showsMore = true

  var body: some View {
    List(selection: $selection) {
      Section {
        ForEach(["Ash", "Beech", "Elm"], id: \.self) { Text($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
      } header: {
        Text("Trees")
      } footer: {
        Text("They lose their leaves in autumn.")
      }
      Section("Rows") {
        Label("With an icon", systemImage: "leaf").badge(12)
        VStack(alignment: .leading) {
          Text("Title")
          Text("And what describes it").font(.subheadline).foregroundStyle(.secondary)
        }
        .swipeActions { Button("Flag", systemImage: "flag") {}.tint(.orange) }
        Button("A button") {}
        Text("Another ground").listRowBackground(Color.yellow.opacity(0.4))
        Text("Further in").listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 16))
        Text("No line below").listRowSeparator(.hidden, edges: .bottom)
        Text("A red line below").listRowSeparatorTint(.red)
        DisclosureGroup("More", isExpanded: $showsMore) {
          Text("Hornbeam")
          Text("Lime")
        }
      }
    }
    .refreshable {}
  }
}

#Preview("Inset grouped") { Lists().listStyle(.insetGrouped) }
#Preview("Grouped") { Lists().listStyle(.grouped) }
#Preview("Plain") { Lists().listStyle(.plain) }
#Preview("Inset") { Lists().listStyle(.inset) }
#Preview("Sidebar") { Lists().listStyle(.sidebar) }
#Preview("Editing") { Lists().environment(\.editMode, .constant(.active)) }
