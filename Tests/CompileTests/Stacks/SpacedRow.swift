import SwiftUI

struct SpacedRow: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
  }
}
