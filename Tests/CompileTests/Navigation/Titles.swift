import SwiftUI

struct Titles: View {
  var body: some View {
    NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.large) }
    NavigationStack { Text("a").navigationTitle(Text("Title")).navigationBarTitleDisplayMode(.inline) }
    NavigationStack { Text("a").navigationBarHidden(true) }
    NavigationStack { Text("a").navigationBarBackButtonHidden(true) }
    NavigationStack { Text("a").navigationBarBackButtonHidden() }
    NavigationStack { Text("a").toolbarTitleDisplayMode(.inlineLarge) }
  }
}
