import SwiftUI

struct Filled: View {
  var body: some View {
    Circle().fill()
    Circle().fill(.red)
    Circle().fill(Color.red)
    Circle().fill(.red, style: FillStyle(eoFill: true))
  }
}
