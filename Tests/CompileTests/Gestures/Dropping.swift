import SwiftUI

struct Dropping: View {
  @State private var names: [String] = []

  var body: some View {
    Text("a").draggable("text")
    Text("a").draggable("text") { Text("preview") }
    Text("a").dropDestination(for: String.self) { items, _ in
      names = items
      return true
    }
    Text("a").dropDestination(for: String.self) { items, location in
      true
    } isTargeted: {
      print($0)
    }
    Text("a").onDrag { NSItemProvider(object: "a" as NSString) }
  }
}
