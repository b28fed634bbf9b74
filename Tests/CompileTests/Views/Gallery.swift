import SwiftUI

struct Gallery: View {
  @State private var chosen: Int?
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 2) {
        ForEach(0..<30, id: \.self) { index in
          Rectangle().fill(Color(hue: Double(index) / 30, saturation: 0.6, brightness: 0.9))
            .aspectRatio(1, contentMode: .fill)
            .overlay { if chosen == index { Image(systemName: "checkmark") } }
            .onTapGesture { chosen = index }
        }
      }
    }
  }
}
