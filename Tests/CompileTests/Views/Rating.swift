import SwiftUI

struct Rating: View {
  @Binding var rating: Int
  init(rating: Binding<Int> = .constant(3)) { _rating = rating }

  var body: some View {
    HStack {
      ForEach(1..<6, id: \.self) { number in
        Image(systemName: number > rating ? "star" : "star.fill").onTapGesture { rating = number }
          .accessibilityLabel("\(number == 1 ? "1 star" : "\(number) stars")")
      }
    }
  }
}
