import SwiftUI

struct Trimmed: View {
  var body: some View {
    Circle().trim(from: 0, to: 0.75).stroke(.red, lineWidth: 4)
  }
}
