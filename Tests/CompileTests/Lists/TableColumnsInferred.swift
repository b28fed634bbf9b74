import SwiftUI

struct TableColumnsInferred: View {
  struct River: Identifiable {
    let id: Int
    var name: String
    var isLong: Bool
  }
  @State private var one: River.ID?
  @State private var many: Set<River.ID> = []
  let showsLength = true
  private let rivers = [River(id: 1, name: "Mur", isLong: false), River(id: 2, name: "Drau", isLong: true)]

  var body: some View {
    Table(rivers) {
      TableColumn("Name", value: \.name)
      TableColumn("Length") { Text($0.isLong ? "long" : "short") }
      if showsLength { TableColumn("Number") { river in Text("\(river.id)") } }
    }
    Table(rivers, selection: $one) { TableColumn("Name", value: \.name).width(80) }
    Table(rivers, selection: $many) { TableColumn("Name") { Label($0.name, systemImage: "drop") } }
  }
}
