import SwiftUI

/// A picture with a name on it. The picture decides the size: the bar is an overlay, so it takes part in nothing.
struct ProfileCard: View {
  let name: String
  let role: String
  let picture: String

  var body: some View {
    Image(picture)
      .resizable()
      .aspectRatio(contentMode: .fit)
      .overlay(alignment: .bottom) {
        ProfileDetail(name: name, role: role)
      }
      .clipShape(RoundedRectangle(cornerRadius: 20))
      .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
  }
}

/// The bar. Its colour is the opposite of the text's, so it can be read in light and in dark.
struct ProfileDetail: View {
  let name: String
  let role: String

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(name)
          .font(.headline)
        Text(role)
          .font(.subheadline)
      }
      Spacer()
    }
    .padding()
    .foregroundColor(.primary)
    .background(Color.primary.colorInvert().opacity(0.75))
  }
}

#Preview("Card") {
  ProfileCard(name: "Mira Solberg", role: "Keeper of the harbour light", picture: "Portrait")
    .padding(24)
}

#Preview("Two in a row", traits: .fixedLayout(width: 500, height: 340)) {
  HStack(spacing: 16) {
    ProfileCard(name: "Mira Solberg", role: "Keeper", picture: "Portrait")
    ProfileCard(name: "Mira Solberg", role: "Keeper of the harbour light, and of its logbook", picture: "Portrait")
  }
  .padding()
}

#Preview("Detail", traits: .sizeThatFitsLayout) {
  ProfileDetail(name: "Mira Solberg", role: "Keeper of the harbour light")
    .frame(width: 280)
}
