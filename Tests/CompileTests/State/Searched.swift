import Combine
import SwiftUI

private final class Search: ObservableObject {
  @Published var text = ""
  @Published var results: [String] = []
  init() {
    $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates().map { [$0] }
      .assign(to: &$results)
  }
}

struct Searched: View {
  @StateObject private var search = Search()

  var body: some View {
    TextField("Search", text: $search.text)
  }
}
