import SwiftUI

struct Uneven: View {
  var body: some View {
    UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)
    UnevenRoundedRectangle(
      topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4, style: .continuous)
    UnevenRoundedRectangle(cornerRadii: .init(topLeading: 5))
  }
}
