import SwiftUI

struct FlexibleColumns: View {
  private let columns = [GridItem(.flexible()), GridItem(.flexible(minimum: 40, maximum: 90))]

  var body: some View {
    LazyVGrid(columns: columns) { ForEach(0..<6) { Text("\($0)") } }
  }
}
