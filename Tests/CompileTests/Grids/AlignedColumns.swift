import SwiftUI

struct AlignedColumns: View {
  private func content() -> some View { Text("a") }

  var body: some View {
    LazyVGrid(columns: [GridItem(spacing: 4)], alignment: .leading, spacing: 2, content: content)
    LazyVGrid(columns: [GridItem()], content: content)
    LazyVGrid(columns: [GridItem()], spacing: 3, content: content)
  }
}
