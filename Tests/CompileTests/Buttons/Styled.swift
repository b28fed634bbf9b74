import SwiftUI

struct Styled: View {
  var body: some View {
    Button("a") {}.buttonStyle(.plain)
    Button("a") {}.buttonStyle(.bordered)
    Button("a") {}.buttonStyle(.borderedProminent)
    Button("a") {}.buttonStyle(.borderless)
    Button("a") {}.buttonStyle(.automatic)
    Button("a") {}.buttonStyle(PlainButtonStyle())
    Button("a") {}.buttonStyle(BorderlessButtonStyle())
    Button("a") {}.buttonStyle(.glass)
  }
}
