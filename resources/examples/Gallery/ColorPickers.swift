import SwiftUI

/// Wells that open a panel with colours.
struct ColorPickers: View {
  @State private var ground = Color.orange
  @State private var ink = Color(red: 0.2, green: 0.3, blue: 0.8)

  var body: some View {
    VStack(spacing: 20) {
      ColorPicker("Ground", selection: $ground)
      ColorPicker("Ink", selection: $ink, supportsOpacity: false)
      ColorPicker(selection: $ink) { Label("With an icon", systemImage: "paintpalette") }
      Text("Ink on ground").foregroundStyle(ink).padding().background(ground, in: .capsule)
    }
    .padding()
  }
}

#Preview("Colours") { ColorPickers() }
