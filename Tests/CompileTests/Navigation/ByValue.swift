import SwiftUI

struct ByValue: View {
  @State private var path = NavigationPath()
  @State private var numbers: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Three", value: 3)
      NavigationLink(value: "text") { Text("Text") }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationDestination(for: String.self, destination: { Text($0) })
    }
    NavigationStack(path: $numbers) { Button("Push") { numbers.append(1) } }
  }
}
