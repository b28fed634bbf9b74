import SwiftUI

struct Actions: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.refresh) private var refresh
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Button("Open") { openURL(URL(string: "https://www.swift.org")!) }
    Button("Refresh") { Task { await refresh?() } }
    Text("a").environment(\.openURL, OpenURLAction { _ in .handled })
    Button("Undo") { undoManager?.undo() }
  }
}
