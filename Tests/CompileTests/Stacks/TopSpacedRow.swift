import SwiftUI

struct TopSpacedRow: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("Big").font(.title)
      Text("small")
    }
  }
}
