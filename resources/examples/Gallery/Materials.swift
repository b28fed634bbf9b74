import SwiftUI

/// All materials over the same picture.
struct MaterialGrid: View {
  private let materials: [(name: String, material: Material)] = [
    ("Ultra thin", .ultraThinMaterial), ("Thin", .thinMaterial), ("Regular", .regularMaterial),
    ("Thick", .thickMaterial), ("Ultra thick", .ultraThickMaterial), ("Bar", .bar),
  ]

  var body: some View {
    ZStack {
      Scenery()
      LazyVGrid(columns: [GridItem(spacing: 12), GridItem()], spacing: 12) {
        ForEach(materials, id: \.name) { sample in
          VStack(alignment: .leading) {
            Text(sample.name)
              .font(.headline)
            Text("Secondary")
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
          .background(sample.material, in: .rect(cornerRadius: 16))
        }
      }
      .padding()
    }
  }
}

struct Scenery: View {
  var body: some View {
    LinearGradient(colors: [.orange, .pink, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay {
        Circle()
          .fill(.yellow)
          .frame(width: 120)
          .offset(x: -70, y: -70)
        ForEach(0..<6) { index in
          Capsule()
            .fill(.white.opacity(0.7))
            .frame(width: 14, height: 320)
            .rotationEffect(.degrees(30))
            .offset(x: CGFloat(index) * 40 - 60, y: 60)
        }
      }
      .clipped()
  }
}

/// Glass panes of several looks.
struct GlassRow: View {
  var body: some View {
    ZStack {
      Scenery()
      GlassEffectContainer(spacing: 12) {
        VStack(spacing: 16) {
          HStack(spacing: 16) {
            Image(systemName: "pencil")
              .padding()
              .glassEffect(in: Circle())
            Label("Regular", systemImage: "sparkles")
              .padding()
              .glassEffect()
          }
          Text("Clear")
            .padding()
            .glassEffect(.clear, in: .rect(cornerRadius: 16))
          Text("Tinted")
            .foregroundStyle(.white)
            .padding()
            .glassEffect(.regular.tint(.indigo).interactive())
        }
      }
    }
  }
}

/// A bar at the bottom whose material runs under its text.
struct NowPlaying: View {
  var body: some View {
    Scenery()
      .overlay(alignment: .bottom) {
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: 8)
            .fill(.indigo.gradient)
            .frame(width: 44, height: 44)
          VStack(alignment: .leading) {
            Text("Evening")
              .font(.headline)
            Text("The Examples")
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
          Spacer()
          Image(systemName: "play.fill")
          Image(systemName: "forward.fill")
        }
        .padding(12)
        .background(.ultraThinMaterial)
        .clipShape(.rect(cornerRadius: 18))
        .shadow(radius: 8, y: 3)
        .padding()
      }
  }
}

#Preview("Grid", traits: .fixedLayout(width: 340, height: 320)) {
  MaterialGrid()
}

#Preview("Glass", traits: .fixedLayout(width: 300, height: 280)) {
  GlassRow()
}

#Preview("Now playing", traits: .fixedLayout(width: 320, height: 240)) {
  NowPlaying()
}
