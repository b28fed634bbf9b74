import SwiftUI

struct Linear: View {
  var body: some View {
    LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
    LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    LinearGradient(
      stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .leading,
      endPoint: .trailing)
  }
}
