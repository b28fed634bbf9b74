import SwiftUI

/// Two discs in each blend mode.
struct BlendModes: View {
  private let modes: [(name: String, mode: BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
    ("lighten", .lighten), ("dodge", .colorDodge), ("burn", .colorBurn), ("soft light", .softLight),
    ("hard light", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("plus darker", .plusDarker),
    ("plus lighter", .plusLighter),
  ]

  var body: some View {
    LazyVGrid(columns: [GridItem](repeating: GridItem(.fixed(64)), count: 6), spacing: 10) {
      ForEach(modes, id: \.name) { sample in
        VStack(spacing: 2) {
          ZStack {
            Circle()
              .fill(.orange)
              .frame(width: 40)
              .offset(x: -10)
            Circle()
              .fill(.blue)
              .frame(width: 40)
              .offset(x: 10)
              .blendMode(sample.mode)
          }
          .frame(width: 64, height: 44)
          .background(.white)
          .compositingGroup()
          Text(sample.name)
            .font(.system(size: 9))
        }
      }
    }
    .padding()
  }
}

/// One picture through the effects on colours.
struct ColourEffects: View {
  var body: some View {
    LazyVGrid(columns: [GridItem](repeating: GridItem(.fixed(84)), count: 4), spacing: 10) {
      sample("original") { $0 }
      sample("invert") { $0.colorInvert() }
      sample("multiply") { $0.colorMultiply(.yellow) }
      sample("hue") { $0.hueRotation(.degrees(120)) }
      sample("saturation") { $0.saturation(0.3) }
      sample("brightness") { $0.brightness(0.25) }
      sample("contrast") { $0.contrast(0.5) }
      sample("grayscale") { $0.grayscale(1) }
      sample("to alpha") { $0.luminanceToAlpha() }
      sample("blur") { $0.blur(radius: 4) }
      sample("opaque blur") { $0.blur(radius: 4, opaque: true) }
      sample("opacity") { $0.opacity(0.4) }
    }
    .padding()
  }

  private func sample(_ name: String, _ change: (Picture) -> some View) -> some View {
    VStack(spacing: 3) {
      change(Picture())
      Text(name)
        .font(.system(size: 10))
    }
  }
}

struct Picture: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(.yellow)
        .frame(width: 28)
        .offset(x: -16, y: -12)
      Rectangle()
        .fill(.green)
        .frame(height: 18)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(width: 80, height: 60)
  }
}

#Preview("Modes", traits: .fixedLayout(width: 460, height: 230)) {
  BlendModes()
}

#Preview("Colours", traits: .fixedLayout(width: 400, height: 290)) {
  ColourEffects()
}
