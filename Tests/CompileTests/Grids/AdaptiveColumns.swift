import SwiftUI

struct AdaptiveColumns: View {
  private let columns = [GridItem(.adaptive(minimum: 80), spacing: 10)]

  var body: some View {
    ScrollView { LazyVGrid(columns: columns, spacing: 10) { ForEach(0..<9, id: \.self) { Text("\($0)") } } }
  }
}
