import SwiftUI

struct Components: View {
  var body: some View {
    Color(red: 0.1, green: 0.2, blue: 0.3)
    Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3)
    Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
    Color(white: 0.5)
    Color(.sRGB, white: 0.5, opacity: 1)
  }
}
