import SwiftUI

struct SpacedColumn: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("One")
      Text("Two")
    }
  }
}
