import SwiftUI

/// One cell for each kind of gradient.
struct GradientKinds: View {
  private let colors: [Color] = [.yellow, .orange, .pink, .purple]

  var body: some View {
    Grid(horizontalSpacing: 16, verticalSpacing: 16) {
      GridRow {
        sample("Linear", LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
        sample("Radial", RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 60))
      }
      GridRow {
        sample("Angular", AngularGradient(colors: colors + [.yellow], center: .center))
        sample("Elliptical", EllipticalGradient(colors: colors))
      }
      GridRow {
        sample("Colour", Color.blue.gradient)
        sample(
          "Stops",
          .linearGradient(
            stops: [
              .init(color: .teal, location: 0), .init(color: .teal, location: 0.5),
              .init(color: .indigo, location: 0.5), .init(color: .indigo, location: 1),
            ], startPoint: .leading, endPoint: .trailing))
      }
    }
    .padding()
  }

  private func sample(_ name: String, _ style: some ShapeStyle) -> some View {
    VStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 12)
        .fill(style)
        .frame(width: 130, height: 80)
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A grid of nine colours, one of whose points has moved.
struct MeshCard: View {
  var body: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0],
        [0, 0.5], [0.7, 0.4], [1, 0.5],
        [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [
        .red, .purple, .indigo,
        .orange, .white, .blue,
        .yellow, .green, .mint,
      ]
    )
    .clipShape(.rect(cornerRadius: 28))
    .overlay(alignment: .bottomLeading) {
      Text("Mesh")
        .font(.title.bold())
        .foregroundStyle(.white.shadow(.drop(radius: 3)))
        .padding()
    }
  }
}

/// Shadows that belong to the fill.
struct Pressed: View {
  var body: some View {
    HStack(spacing: 20) {
      Circle()
        .fill(.teal.gradient.shadow(.inner(color: .black.opacity(0.5), radius: 4, y: 3)))
      Circle()
        .fill(.orange.gradient.shadow(.drop(color: .black.opacity(0.35), radius: 5, y: 4)))
      Image(systemName: "moon.stars.fill")
        .font(.system(size: 60))
        .foregroundStyle(.indigo.shadow(.inner(color: .black.opacity(0.6), radius: 3, x: 1, y: 2)))
    }
  }
}

#Preview("Kinds", traits: .fixedLayout(width: 330, height: 380)) {
  GradientKinds()
}

#Preview("Mesh", traits: .fixedLayout(width: 240, height: 240)) {
  MeshCard()
    .padding()
}

#Preview("Shadows", traits: .fixedLayout(width: 320, height: 120)) {
  Pressed()
    .padding()
}
