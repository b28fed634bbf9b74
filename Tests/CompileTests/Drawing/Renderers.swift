import SwiftUI

struct Renderers: View {
  @MainActor private func picture() -> UIImage? {
    let renderer = ImageRenderer(content: Text("a"))
    renderer.scale = 2
    return renderer.uiImage
  }

  var body: some View {
    Button("Save") { _ = picture() }
  }
}
