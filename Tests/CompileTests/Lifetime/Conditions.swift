import SwiftUI

struct Conditions: View {
  @State private var isShown = true
  @State private var kind = 1

  var body: some View {
    if isShown { Text("a") } else { Text("b") }
    switch kind {
    case 0: Text("none")
    case 1: Text("one")
    default: EmptyView()
    }
    if let number = Int("3") { Text("\(number)") }
    if #available(iOS 18, *) { Text("new") } else { Text("old") }
  }
}
