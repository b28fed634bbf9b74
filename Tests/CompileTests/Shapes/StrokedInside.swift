import SwiftUI

struct StrokedInside: View {
  var body: some View {
    Circle().strokeBorder()
    Circle().strokeBorder(.red)
    Circle().strokeBorder(lineWidth: 2)
    Circle().strokeBorder(.red, lineWidth: 2)
    Circle().strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [4, 2]))
    Circle().inset(by: 4).stroke(.red)
  }
}
