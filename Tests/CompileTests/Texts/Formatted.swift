import SwiftUI

struct Formatted: View {
  var body: some View {
    Text(1234.5, format: .number.precision(.fractionLength(2)))
    Text(0.25, format: .percent)
    Text(9.99, format: .currency(code: "EUR"))
    Text(["a", "b"], format: .list(type: .and))
  }
}
