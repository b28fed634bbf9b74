import SwiftUI

struct CardOfPlace: View {
  var name = "Turtle Rock"
  var isFavourite = true

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(name).font(.title)
        Image(systemName: isFavourite ? "star.fill" : "star").foregroundColor(.yellow)
      }
      HStack {
        Text("Joshua Tree")
        Spacer()
        Text("California")
      }.font(.subheadline).foregroundColor(.secondary)
    }
    .padding()
  }
}
