import SwiftUI

struct PlainTable: View {
  var body: some View {
    Grid {
      GridRow {
        Text("a")
        Text("b")
      }
    }
  }
}
