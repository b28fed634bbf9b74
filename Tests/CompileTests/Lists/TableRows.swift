import SwiftUI

struct Friend: Identifiable {
  let id: Int
  var name: String
  var city: String
}

struct TableRows: View {
  @State private var selection: Set<Int> = []
  @State private var order = [KeyPathComparator(\Friend.name)]
  let friends: [Friend] = []

  var body: some View {
    SwiftUI.Table(selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("City") { Text($0.city) }
    } rows: {
      ForEach(friends) { friend in
        TableRow(friend)
      }
      TableRow(Friend(id: 9, name: "Last", city: "Rome"))
    }
    SwiftUI.Table(of: Friend.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(friends)
      if friends.isEmpty { TableRow(Friend(id: 1, name: "None", city: "")) }
    }
  }
}
