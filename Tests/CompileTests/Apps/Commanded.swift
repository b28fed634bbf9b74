import SwiftUI

private struct Large: App {
  var body: some Scene {
    WindowGroup { Text("a") }
      .commands {
        CommandMenu("Do") { Button("It") {} }
        CommandGroup(replacing: .newItem) { Button("New") {} }
        CommandGroup(after: .sidebar) { Button("More") {} }
      }
  }
}

struct Commanded: View {
  var body: some View {
    Text("a")
  }
}
