import SwiftUI

struct Searching: View {
  @State private var text = ""
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    NavigationStack { List { Text("a") }.searchable(text: $text) }
    NavigationStack { List { Text("a") }.searchable(text: $text, prompt: "Search") }
    NavigationStack {
      List { Text("a") }.searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
    }
    NavigationStack { List { Text("a") }.searchable(text: $text, placement: .automatic) }
    NavigationStack { List { Text("a") }.searchable(text: $text) { Text("a").searchCompletion("a") } }
    NavigationStack { List { Text("a") }.searchable(text: $text).searchSuggestions { Text("b").searchCompletion("b") } }
    Button("Done") { dismissSearch() }.opacity(isSearching ? 1 : 0)
  }
}
