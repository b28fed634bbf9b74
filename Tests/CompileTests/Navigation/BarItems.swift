import SwiftUI

struct BarItems: View {
  var body: some View {
    NavigationView { Text("a").navigationBarItems(trailing: Button("Add") {}) }
    NavigationView { Text("a").navigationBarItems(leading: EditButton(), trailing: Button("Add") {}) }
    NavigationView { Text("a").navigationBarItems(leading: Text("L")) }
  }
}
