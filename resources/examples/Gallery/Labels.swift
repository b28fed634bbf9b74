import SwiftUI

/// The styles of labels, and labels in texts of several sizes.
struct Labels: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Label("Title and icon", systemImage: "star")
      Label("Title only", systemImage: "star").labelStyle(.titleOnly)
      Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
      Label("A style of one's own", systemImage: "star").labelStyle(Stacked())
      Label("Large", systemImage: "cloud.sun.rain.fill").font(.title)
      Label("Small", systemImage: "folder").font(.caption)
      Label("A label whose title is so long that it needs several lines of text", systemImage: "text.alignleft")
      Label {
        Text("A shape for an icon")
      } icon: {
        Circle().fill(.orange).frame(width: 20, height: 20)
      }
      Label("In a colour", systemImage: "heart.fill").foregroundStyle(.pink)
    }
    .padding()
  }
}

/// The icon above the title.
struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon.font(.title)
      configuration.title.font(.caption)
    }
  }
}

#Preview("Labels") { Labels() }
