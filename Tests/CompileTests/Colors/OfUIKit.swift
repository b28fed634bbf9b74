import SwiftUI

struct OfUIKit: View {
  var body: some View {
    Color(uiColor: .systemBackground)
    Color(.secondarySystemBackground)
    Color(UIColor.systemGray6)
    Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
