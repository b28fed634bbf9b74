import SwiftUI

private struct WindowedApp: App {
  @CommandsBuilder private var orders: some Commands { CommandMenu("Do") { Button("It") {} } }
  @SceneBuilder private var windows: some Scene { WindowGroup { Text("a") } }
  var body: some Scene {
    windows.commands { orders }
    Window("Second", id: "second") { Text("b") }.windowStyle(.hiddenTitleBar).windowToolbarStyle(.unified)
  }
}

struct Windowed: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("Open") { openWindow(id: "second") }
    Button("Close") { dismissWindow(id: "second") }
  }
}
