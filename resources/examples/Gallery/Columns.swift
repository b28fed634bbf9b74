import SwiftUI

/// Screens in columns, with a search and an inspector.
struct Columns: View {
  private let trees = ["Ash", "Beech", "Elm", "Lime", "Oak"]
  @State private var tree: String? = "Elm"
  @State private var text = ""
  @State var showsDetails = false

  var body: some View {
    NavigationSplitView {
      List(trees.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self, selection: $tree) {
        Label($0, systemImage: "tree")
      }
      .navigationTitle("Trees")
      .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 320)
    } detail: {
      ContentUnavailableView(
        tree ?? "No tree", systemImage: "leaf", description: Text("Choose one in the list.")
      )
      .navigationTitle(tree ?? "")
      .toolbar { Button("Details", systemImage: "info.circle") { showsDetails.toggle() } }
      .inspector(isPresented: $showsDetails) {
        Form { LabeledContent("Height", value: "30 m") }.inspectorColumnWidth(min: 200, ideal: 260, max: 320)
      }
    }
    .searchable(text: $text, prompt: "Find a tree")
  }
}

/// A list that is searched, the field below the title.
struct Searching: View {
  @State private var text = ""
  @State private var isSearching = false
  @State private var scope = 0

  var body: some View {
    NavigationStack {
      List(["Apple", "Cherry", "Pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
        .navigationTitle("Fruits")
        .searchable(
          text: $text, isPresented: $isSearching, placement: .navigationBarDrawer(displayMode: .always),
          prompt: "Find a fruit"
        )
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Mine").tag(1)
        }
        .searchSuggestions { Text("Something with P").searchCompletion("P") }
    }
  }
}

#Preview("Columns") { Columns() }
#Preview("Details") { Columns(showsDetails: true) }
#Preview("Search") { Searching() }
#Preview("At the bottom") {
  NavigationStack {
    List(1..<30) { Text("Row \($0)") }.navigationTitle("Rows").searchable(text: .constant(""))
  }
}
