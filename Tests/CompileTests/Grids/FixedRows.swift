import SwiftUI

struct FixedRows: View {
  var body: some View {
    LazyHGrid(rows: [GridItem(.fixed(40), spacing: 4, alignment: .top), GridItem()], spacing: 4) {
      Color.red
      Color.blue
    }
  }
}
