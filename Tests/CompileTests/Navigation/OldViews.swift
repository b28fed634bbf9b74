import SwiftUI

struct OldViews: View {
  @State private var isActive = false
  @State private var selection: Int?

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("b"), isActive: $isActive) { Text("Next") }
        NavigationLink(destination: Text("c"), tag: 1, selection: $selection) { Text("Next") }
      }
      .navigationBarTitle("Title", displayMode: .inline)
    }
    .navigationViewStyle(.stack)
    NavigationView { Text("a").navigationBarTitle("Title") }.navigationViewStyle(StackNavigationViewStyle())
  }
}
