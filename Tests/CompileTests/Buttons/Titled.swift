import SwiftUI

struct Titled: View {
  @State private var count = 0
  private func add() { count += 1 }

  var body: some View {
    Button("Add") { count += 1 }
    Button("Add", action: add)
    Button(action: add) { Text("Add") }
    Button(action: { count += 1 }, label: { Text("Add \(count)") })
  }
}
