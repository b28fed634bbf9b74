import SwiftUI

/// Links and other buttons of the system.
struct Links: View {
  @State private var text = "Copy something and paste it here"
  private let address = URL(string: "https://swift.org") ?? URL(filePath: "/")

  var body: some View {
    VStack(spacing: 20) {
      Link("Swift.org", destination: address)
      Link(destination: address) { Label("With an icon", systemImage: "safari") }
        .buttonStyle(.bordered)
      ShareLink(item: address)
      ShareLink("Share a text", item: "Hello", subject: Text("Greeting"), message: Text("Said by a preview"))
      ShareLink(item: address, preview: SharePreview("Swift")) { Image(systemName: "square.and.arrow.up") }
        .buttonStyle(.borderedProminent)
      PasteButton(payloadType: String.self) { text = $0.first ?? "" }
      RenameButton().renameAction { text = "Renamed" }
      Text(text)
    }
    .padding()
    .environment(\.openURL, OpenURLAction { _ in .systemAction })
  }
}

#Preview("Links") { Links() }
