import SwiftUI

struct Stack: View {
  var body: some View {
    NavigationStack { Text("a").navigationTitle("Title") }
    NavigationStack { List { NavigationLink("Next") { Text("b") } } }
    NavigationStack {
      NavigationLink {
        Text("b")
      } label: {
        Text("Next")
      }
    }
    NavigationStack { NavigationLink(destination: Text("b")) { Text("Next") } }
    NavigationStack { NavigationLink("Next", destination: Text("b")) }
  }
}
