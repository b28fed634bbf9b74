import SwiftUI

struct Keys: View {
  var body: some View {
    Button("a") {}.keyboardShortcut("s", modifiers: .command)
    Button("a") {}.keyboardShortcut(.defaultAction)
    Button("a") {}.keyboardShortcut("k")
    Text("a").focusable().onKeyPress(.space) { .handled }
    Text("a").focusEffectDisabled()
  }
}
