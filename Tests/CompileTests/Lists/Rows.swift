import SwiftUI

struct Rows: View {
  var body: some View {
    List {
      Text("a").listRowBackground(Color.red)
      Text("a").listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
      Text("a").listRowSeparator(.hidden)
      Text("a").listRowSeparator(.hidden, edges: .top)
      Text("a").listRowSeparatorTint(.red)
      Text("a").listItemTint(.red)
      Text("a").badge(3)
    }
    .listSectionSpacing(8)
    .scrollContentBackground(.hidden)
    .listSectionSeparator(.hidden)
    .headerProminence(.increased)
  }
}
