import SwiftUI

/// Menus with all that can be in them; click to open them.
struct Menus: View {
  @State private var log = "Nothing chosen yet"
  @State private var showsGrid = true
  @State private var order = "Name"

  var body: some View {
    VStack(spacing: 24) {
      Menu("Actions") { items }
      Menu {
        items
      } label: {
        Label("Options", systemImage: "ellipsis.circle")
      }
      .buttonStyle(.bordered)
      Menu("Add") {
        Button("A folder") { log = "Folder" }
        Button("A file") { log = "File" }
      } primaryAction: {
        log = "Added"
      }
      .buttonStyle(.borderedProminent)
      Text(log)
      Text("Hold me")
        .padding()
        .background(.quaternary, in: .rect(cornerRadius: 12))
        .contextMenu {
          Button("Copy", systemImage: "doc.on.doc") { log = "Copied" }
          Button("Delete", systemImage: "trash", role: .destructive) { log = "Deleted" }
        }
    }
    .padding()
  }

  @ViewBuilder private var items: some View {
    Button("Duplicate", systemImage: "plus.square.on.square") { log = "Duplicated" }
    Button("Rename", systemImage: "pencil") { log = "Renamed" }
    Divider()
    Toggle("Show as grid", isOn: $showsGrid)
    Picker("Order", selection: $order) {
      Text("Name").tag("Name")
      Text("Date").tag("Date")
    }
    Menu("More") {
      Button("Share", systemImage: "square.and.arrow.up") { log = "Shared" }
    }
    Section("Danger") {
      Button("Delete", systemImage: "trash", role: .destructive) { log = "Deleted" }
    }
  }
}

#Preview("Menus") { Menus() }
