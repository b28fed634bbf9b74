import SwiftUI

struct ToolbarLooks: View {
  var body: some View {
    NavigationStack { Text("a").toolbar(.hidden, for: .navigationBar) }
    NavigationStack { Text("a").toolbarBackground(.red, for: .navigationBar) }
    NavigationStack { Text("a").toolbarBackground(.visible, for: .navigationBar) }
    NavigationStack { Text("a").toolbarColorScheme(.dark, for: .navigationBar) }
    NavigationStack { Text("a").toolbarVisibility(.hidden, for: .tabBar) }
    NavigationStack { Text("a").toolbarRole(.editor) }
  }
}
