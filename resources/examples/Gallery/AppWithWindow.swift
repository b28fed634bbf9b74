import SwiftUI

/// A whole program: its first window is what is shown.
@main
struct AppWithWindow: App {
  @State private var title = "Garden"

  var body: some Scene {
    WindowGroup {
      GardenView(title: $title)
    }
    .commands {
      CommandMenu("Plants") {
        Button("Water") {}
      }
      CommandGroup(replacing: .newItem) {}
      SidebarCommands()
    }
    .windowResizability(.contentSize)

    Settings { Text("Settings").padding() }
  }
}

private struct GardenView: View {
  @Binding var title: String

  var body: some View {
    NavigationStack {
      List(["Basil", "Mint", "Thyme"], id: \.self) { Text($0) }
        .navigationTitle(title)
        .toolbar { Button("Rename") { title = "Herbs" } }
    }
  }
}
