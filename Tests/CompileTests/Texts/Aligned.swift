import SwiftUI

struct Aligned: View {
  var body: some View {
    Text("a\nb").multilineTextAlignment(.center)
  }
}
