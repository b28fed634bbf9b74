import SwiftUI

@Observable private final class Library { var books = ["a"] }
private struct Child: View {
  @Environment(Library.self) private var library
  var body: some View {
    @Bindable var library = library
    TextField("First", text: $library.books[0])
  }
}

struct ObservableInEnvironment: View {
  @State private var library = Library()

  var body: some View {
    Child().environment(library)
  }
}
