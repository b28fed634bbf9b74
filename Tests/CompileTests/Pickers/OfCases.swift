import SwiftUI

private enum Flavour: String, CaseIterable, Identifiable {
  case vanilla, chocolate
  var id: Self { self }
}

struct OfCases: View {
  @State private var flavour = Flavour.vanilla
  @State private var maybe: Flavour?

  var body: some View {
    Picker("Flavour", selection: $flavour) { ForEach(Flavour.allCases) { Text($0.rawValue.capitalized).tag($0) } }
    Picker("Maybe", selection: $maybe) {
      Text("None").tag(nil as Flavour?)
      ForEach(Flavour.allCases) { Text($0.rawValue).tag(Optional($0)) }
    }
  }
}
