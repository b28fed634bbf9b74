import SwiftUI

private struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
  var body: some View {
    VStack {
      Text(title)
      content
    }
  }
}

struct Builders: View {
  @ViewBuilder private var header: some View { if Bool.random() { Text("a") } else { Image(systemName: "star") } }
  @ViewBuilder private func footer(_ text: String) -> some View {
    Divider()
    Text(text)
  }

  var body: some View {
    Card("Title") {
      header
      footer("end")
    }
    Group {
      Text("a")
      Text("b")
    }.font(.title)
    AnyView(Text("erased"))
  }
}
