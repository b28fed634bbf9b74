import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
}

/// The looks of pickers outside of lists.
struct Pickers: View {
  @State private var flavor = Flavor.vanilla
  @State private var size: Int? = 2

  var body: some View {
    VStack(spacing: 20) {
      Picker("Flavor", selection: $flavor) { flavors }
      Picker("Flavor", selection: $flavor) { flavors }.pickerStyle(.segmented)
      Picker("Size", selection: $size) {
        Image(systemName: "hare").tag(Int?.some(1))
        Image(systemName: "tortoise").tag(Int?.some(2))
        Image(systemName: "ant").tag(Int?.some(3))
      }
      .pickerStyle(.segmented).fixedSize()
      Picker("Flavor", selection: $flavor) { flavors }.pickerStyle(.wheel)
      Text("Chosen: \(flavor.rawValue), \(size ?? 0)")
    }
    .padding()
  }

  private var flavors: some View {
    ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
  }
}

/// The looks of pickers in forms.
struct PickersInForms: View {
  @State private var flavor = Flavor.chocolate
  @State private var topping = "Nuts"

  var body: some View {
    Form {
      Picker("Flavor", selection: $flavor) { flavors }
      Picker(selection: $flavor) {
        flavors
      } label: {
        Label("With an icon", systemImage: "heart")
      }
      Picker("On a page", selection: $flavor) { flavors }.pickerStyle(.navigationLink)
      Picker("Segments", selection: $flavor) { flavors }.pickerStyle(.segmented)
      Section("Inline") {
        Picker("Topping", selection: $topping) {
          Text("Nuts").tag("Nuts")
          Text("Cherry").tag("Cherry")
          Text("None").tag("None")
        }
        .pickerStyle(.inline).labelsHidden()
      }
    }
  }

  private var flavors: some View {
    ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
  }
}

#Preview("Pickers") { Pickers() }
#Preview("In a form") { PickersInForms() }
