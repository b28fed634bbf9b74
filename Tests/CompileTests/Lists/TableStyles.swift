import SwiftUI

struct TableStyles: View {
  struct City: Identifiable {
    let id: Int
    let name: String
  }
  private let cities = [City(id: 1, name: "Graz")]
  private var table: some View { Table(cities) { TableColumn("Name", value: \City.name).width(min: 40, max: 80) } }

  var body: some View {
    table.tableStyle(.automatic)
    table.tableStyle(.inset)
    table.tableStyle(.inset(alternatesRowBackgrounds: false))
    table.tableStyle(.bordered)
    table.tableStyle(.bordered(alternatesRowBackgrounds: true))
    table.tableStyle(InsetTableStyle(alternatesRowBackgrounds: true)).tableColumnHeaders(.hidden)
  }
}
