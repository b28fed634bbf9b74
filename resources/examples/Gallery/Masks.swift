import SwiftUI

/// What of a view is seen.
struct MaskKinds: View {
  var body: some View {
    VStack(spacing: 20) {
      LinearGradient(colors: [.pink, .orange, .yellow], startPoint: .leading, endPoint: .trailing)
        .frame(height: 50)
        .mask {
          Text("Masked text")
            .font(.system(size: 40, weight: .heavy))
        }
      LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
        .frame(height: 40)
        .mask(LinearGradient(colors: [.clear, .black, .clear], startPoint: .leading, endPoint: .trailing))
      HStack(spacing: 16) {
        card.clipShape(.capsule)
        card.clipShape(.rect(topLeadingRadius: 24, bottomTrailingRadius: 24))
        card.clipShape(Circle())
        card.clipped()
      }
      // Only the upper layer is seen along the edge.
      ZStack {
        Color.black
        Color.white
      }
      .frame(width: 120, height: 40)
      .clipShape(.rect(cornerRadius: 14))
      .shadow(radius: 3)
    }
    .padding()
  }

  private var card: some View {
    ZStack {
      Color.teal
      Circle()
        .fill(.white.opacity(0.6))
        .frame(width: 70)
        .offset(x: 20, y: 20)
      Color.black.opacity(0.15)
    }
    .frame(width: 64, height: 64)
  }
}

/// A hole in a card, by a blend mode within a group.
struct Ticket: View {
  var body: some View {
    HStack {
      Image(systemName: "airplane")
        .font(.title)
      VStack(alignment: .leading) {
        Text("Gate 7")
          .font(.headline)
        Text("Boarding 09:40")
          .font(.caption)
      }
      Spacer()
    }
    .padding()
    .frame(width: 240, height: 80)
    .background(.yellow)
    .foregroundStyle(.black)
    .overlay(alignment: .trailing) {
      Circle()
        .frame(width: 36)
        .offset(x: 18)
        .blendMode(.destinationOut)
    }
    .compositingGroup()
    .clipShape(.rect(cornerRadius: 12))
  }
}

#Preview("Kinds", traits: .fixedLayout(width: 340, height: 300)) {
  MaskKinds()
}

#Preview("Ticket", traits: .fixedLayout(width: 280, height: 120)) {
  Ticket()
}
