import SwiftUI

/// Symbols have the weight and size of the text beside them.
struct SymbolWeights: View {
  private let weights: [(name: String, weight: Font.Weight)] = [
    ("Ultra light", .ultraLight), ("Light", .light), ("Regular", .regular), ("Semibold", .semibold), ("Bold", .bold),
    ("Black", .black),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(weights, id: \.name) { sample in
        HStack {
          Image(systemName: "square.and.arrow.up")
          Image(systemName: "heart")
          Image(systemName: "person.3")
          Image(systemName: "leaf.fill")
          Text(sample.name)
        }
        .fontWeight(sample.weight)
      }
      HStack(alignment: .firstTextBaseline) {
        ForEach([Image.Scale.small, .medium, .large], id: \.self) { scale in
          Label("Scale", systemImage: "bell.badge")
            .imageScale(scale)
        }
      }
    }
  }
}

/// How the levels of symbols are coloured.
struct SymbolModes: View {
  private let names = [
    "cloud.sun.rain.fill", "person.crop.circle.badge.plus", "heart.fill", "exclamationmark.triangle.fill",
    "plus.circle.fill", "calendar.badge.clock",
  ]

  var body: some View {
    Grid(horizontalSpacing: 14, verticalSpacing: 10) {
      row(.monochrome)
      row(.hierarchical)
      GridRow {
        ForEach(names, id: \.self) { Image(systemName: $0) }
      }
      .symbolRenderingMode(.palette)
      .foregroundStyle(.pink, .cyan)
      row(.multicolor)
    }
    .font(.title)
    .foregroundStyle(.blue)
    .padding()
    .background(.gray.opacity(0.3), in: .rect(cornerRadius: 16))
  }

  private func row(_ mode: SymbolRenderingMode) -> some View {
    GridRow {
      ForEach(names, id: \.self) { Image(systemName: $0) }
    }
    .symbolRenderingMode(mode)
  }
}

/// Values that fill a symbol from its first layer to its last.
struct SymbolValues: View {
  var body: some View {
    Grid {
      ForEach(["wifi", "speaker.wave.3.fill", "cellularbars", "chart.bar.fill"], id: \.self) { name in
        GridRow {
          ForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { value in
            Image(systemName: name, variableValue: value)
          }
        }
      }
    }
    .font(.title2)
  }
}

/// Variants that a container asks for.
struct SymbolShapes: View {
  var body: some View {
    VStack(spacing: 12) {
      row.symbolVariant(.none)
      row.symbolVariant(.fill)
      row.symbolVariant(.circle)
      row.symbolVariant(.circle.fill)
      row.symbolVariant(.slash)
    }
    .font(.title2)
  }

  private var row: some View {
    HStack(spacing: 16) {
      ForEach(["bell", "heart", "bolt", "person", "star", "mic"], id: \.self) { Image(systemName: $0) }
    }
  }
}

#Preview("Weights", traits: .fixedLayout(width: 330, height: 280)) {
  SymbolWeights()
}

#Preview("Modes", traits: .fixedLayout(width: 380, height: 240)) {
  SymbolModes()
}

#Preview("Values", traits: .fixedLayout(width: 260, height: 180)) {
  SymbolValues()
}

#Preview("Variants", traits: .fixedLayout(width: 300, height: 240)) {
  SymbolShapes()
}
