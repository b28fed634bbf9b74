import SwiftUI

struct Swiped: View {
  var body: some View {
    List {
      Text("a").swipeActions { Button("Delete", role: .destructive) {} }
      Text("b").swipeActions(edge: .leading) { Button("Pin") {} }
      Text("c").swipeActions(edge: .trailing, allowsFullSwipe: false) { Button("Flag") {} }
    }
    .refreshable { await Task.yield() }
  }
}
