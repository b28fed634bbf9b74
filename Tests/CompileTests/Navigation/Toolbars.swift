import SwiftUI

struct Toolbars: View {
  var body: some View {
    NavigationStack {
      Text("a").toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .principal) { Text("Title") }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("a") {}
          Spacer()
          Button("b") {}
        }
      }
    }
    NavigationStack { Text("a").toolbar { Button("Add") {} } }
    NavigationStack { Text("a").toolbar { EditButton() } }
  }
}
