import SwiftUI

struct ListsPlain: View {
  var body: some View {
    List {
      Text("a")
      Text("b")
    }
    List(0..<5) { Text("Row \($0)") }
    List(["a", "b"], id: \.self) { Text($0) }
  }
}
