import SwiftUI

struct Labels: View {
  var body: some View {
    Label("Title", systemImage: "star")
    Label("Title", image: "photo")
    Label {
      Text("Title")
    } icon: {
      Circle()
    }
    Label("a", systemImage: "b").labelStyle(.iconOnly)
    Label("a", systemImage: "b").labelStyle(.titleOnly)
    Label("a", systemImage: "b").labelStyle(.titleAndIcon)
  }
}
