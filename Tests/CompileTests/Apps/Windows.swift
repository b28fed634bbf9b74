import SwiftUI

private struct Small: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { Text("a") }
    WindowGroup("Second", id: "second") { Text("b") }
  }
}

struct Windows: View {
  var body: some View {
    Text("a")
  }
}
