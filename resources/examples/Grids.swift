import SwiftUI

/// Columns are as wide as their widest cell; a view outside of rows takes a line of its own.
struct Prices: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow {
        Text("Item").bold()
        Text("Pieces").bold().gridColumnAlignment(.trailing)
        Text("Price").bold().gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Bread")
        Text("1")
        Text("4.20")
      }
      GridRow {
        Text("Pears, ripe")
        Text("12")
        Text("11.90")
      }
      GridRow {
        Text("Together").gridCellColumns(2).bold()
        Text("16.10").bold()
      }
    }
    .padding()
  }
}

/// As many columns as fit.
struct Swatches: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 56), spacing: 10)], spacing: 10) {
      ForEach(0..<11, id: \.self) { index in
        RoundedRectangle(cornerRadius: 12)
          .fill(Color(hue: Double(index) / 11, saturation: 0.6, brightness: 0.95))
          .frame(height: 56)
          .overlay { Text("\(index)").font(.headline).foregroundStyle(.white) }
      }
    }
    .padding()
  }
}

/// A fixed, a flexible and a limited column.
struct Columns: View {
  private let columns = [
    GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
  ]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 6) {
      ForEach(0..<6, id: \.self) { _ in Color.teal.frame(height: 28) }
    }
    .padding()
  }
}

#Preview("Prices", traits: .sizeThatFitsLayout) { Prices() }
#Preview("Adaptive", traits: .fixedLayout(width: 320, height: 260)) { Swatches() }
#Preview("Columns", traits: .fixedLayout(width: 320, height: 110)) { Columns() }
