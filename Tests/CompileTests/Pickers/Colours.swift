import SwiftUI

struct Colours: View {
  @State private var color = Color.red

  var body: some View {
    ColorPicker("Colour", selection: $color)
    ColorPicker("Colour", selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color, supportsOpacity: true) { Text("Colour") }
  }
}
