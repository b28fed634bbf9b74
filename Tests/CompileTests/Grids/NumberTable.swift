import SwiftUI

struct NumberTable: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        Text("Name")
        Text("Value").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("Wide").gridCellColumns(2).gridCellAnchor(.center) }
    }
  }
}
