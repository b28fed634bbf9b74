import SwiftUI

struct Foreground: View {
  var body: some View {
    Text("a").foregroundColor(.red)
    Text("a").foregroundStyle(.secondary)
    Text("a").foregroundStyle(.red, .blue)
    Text("a").foregroundStyle(.red, .blue, .green)
    Text("a").foregroundStyle(.tint)
    Text("a").foregroundStyle(Color.red.gradient)
  }
}
