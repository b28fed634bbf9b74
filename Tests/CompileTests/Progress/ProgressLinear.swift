import SwiftUI

struct ProgressLinear: View {
  var body: some View {
    ProgressView()
    ProgressView("Loading")
    ProgressView(value: 0.5)
    ProgressView(value: 5, total: 10)
    ProgressView("Loading", value: 0.5)
    ProgressView("Loading", value: 5, total: 10)
  }
}
