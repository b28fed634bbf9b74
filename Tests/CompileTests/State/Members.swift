import SwiftUI

private struct Person {
  var name = ""
  var tags = ["a"]
}

struct Members: View {
  @State private var person = Person()

  var body: some View {
    TextField("Name", text: $person.name)
    TextField("Tag", text: $person.tags[0])
    ForEach($person.tags, id: \.self) { $tag in Text(tag) }
  }
}
