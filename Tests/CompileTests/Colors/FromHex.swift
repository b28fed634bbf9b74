import SwiftUI

extension Color {
  fileprivate init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }
}

struct FromHex: View {
  var body: some View {
    Color(hex: 0xFF8800)
  }
}
