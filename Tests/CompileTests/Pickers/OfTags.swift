import SwiftUI

struct OfTags: View {
  @State private var choice = 1

  var body: some View {
    Picker("Choice", selection: $choice) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    Picker(selection: $choice) {
      Text("One").tag(1)
    } label: {
      Text("Choice")
    }
    Picker(selection: $choice, label: Text("Choice")) { Text("One").tag(1) }
    Picker("Choice", selection: $choice, content: { Text("One").tag(1) })
  }
}
