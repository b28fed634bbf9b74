import SwiftUI

struct OfAppKit: View {
  var body: some View {
    Color(nsColor: .windowBackgroundColor)
  }
}
