import SwiftUI

struct ForEachForms: View {
  private let names = ["a", "b"]
  private func row(_ name: String) -> some View { Text(name) }

  var body: some View {
    ForEach(names, id: \.self) { name in Text(name) }
    ForEach(0..<3) { Text("\($0)") }
    ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
    ForEach(names.indices, id: \.self) { Text(names[$0]) }
    ForEach(names, id: \.self, content: row)
  }
}
