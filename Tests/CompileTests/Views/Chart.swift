import SwiftUI

struct Chart: View {
  let values: [Double] = [3, 7, 4, 9, 6]

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(Array(values.enumerated()), id: \.offset) { index, value in
        VStack {
          Capsule().fill(.blue.gradient).frame(width: 20, height: CGFloat(value) * 10)
          Text("\(index + 1)").font(.caption)
        }
      }
    }
  }
}
