import SwiftUI

/// Screens above each other, with titles and items in their bars.
struct NavigationBars: View {
  private let seasons = ["Spring", "Summer", "Autumn", "Winter"]
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Seasons") {
          ForEach(seasons, id: \.self) { season in
            NavigationLink(season, value: season)
          }
        }
        Section("Months") {
          ForEach(1..<13) { month in
            NavigationLink("Month \(month)") { MonthScreen(month: month) }
          }
        }
      }
      .navigationTitle("Calendar")
      .navigationDestination(for: String.self) { season in
        Text("All of \(season)").navigationTitle(season).navigationBarTitleDisplayMode(.inline)
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Share", systemImage: "square.and.arrow.up") {}
          Button("Add", systemImage: "plus") {}
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Today") { path = ["Spring"] }
          Spacer()
          Button("Inbox", systemImage: "tray") {}
        }
      }
    }
  }
}

private struct MonthScreen: View {
  let month: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      LabeledContent("Number", value: "\(month)")
      Button("Back to the calendar") { dismiss() }
    }
    .navigationTitle("Month \(month)")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
    }
  }
}

#Preview("Root") { NavigationBars() }

#Preview("Inline") {
  NavigationStack {
    ScrollView {
      Text("A screen with a small title.").padding()
    }
    .navigationTitle("Small")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
    }
    .toolbarBackground(.visible, for: .navigationBar)
  }
}

#Preview("Old") {
  NavigationView {
    List(0..<3) { number in
      NavigationLink(destination: Text("Row \(number)")) { Text("Row \(number)") }
    }
    .navigationBarTitle("Before stacks")
    .navigationBarItems(leading: Button("Edit") {}, trailing: Image(systemName: "plus"))
    // Beside the list where there is room for two columns.
    Text("Choose a row").foregroundStyle(.secondary)
  }
}
