import SwiftUI

struct OldSpelling: View {
  var body: some View {
    Text("a").accessibility(label: Text("b"))
    Text("a").accessibility(hidden: true)
    Text("a").accessibility(identifier: "c").accessibility(value: Text("d")).accessibility(addTraits: .isButton)
  }
}
