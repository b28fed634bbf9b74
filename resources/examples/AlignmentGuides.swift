import SwiftUI

extension HorizontalAlignment {
  /// Where the names in a list of roles end and the people begin.
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  static let colon = HorizontalAlignment(Colon.self)
}

/// A guide of one's own lines up parts of different rows.
struct Credits: View {
  var body: some View {
    VStack(alignment: .colon, spacing: 6) {
      row("Story", "Ines Holm")
      row("Photography", "Bo Lindqvist")
      row("Sound", "Aiko")
    }
    .padding()
  }

  private func row(_ role: String, _ person: String) -> some View {
    HStack(spacing: 8) {
      Text(role).foregroundStyle(.secondary)
      Text(person)
        .bold()
        .alignmentGuide(.colon) { $0[.leading] }
    }
  }
}

/// Texts of different sizes stand on one line; what is no text stands with its bottom edge.
struct Baselines: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("42").font(.system(size: 48, weight: .bold))
      Text("kilometres\nso far").font(.callout)
      Color.orange.frame(width: 24, height: 24)
    }
    .padding()
  }
}

/// A guide moves one view of a stack.
struct Staircase: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(0..<4, id: \.self) { step in
        RoundedRectangle(cornerRadius: 6)
          .fill(.blue.opacity(1 - 0.2 * Double(step)))
          .frame(width: 90, height: 26)
          .alignmentGuide(.leading) { _ in CGFloat(step) * -28 }
      }
    }
    .padding()
  }
}

#Preview("Own guide", traits: .sizeThatFitsLayout) { Credits() }
#Preview("Baselines", traits: .sizeThatFitsLayout) { Baselines() }
#Preview("Stairs", traits: .sizeThatFitsLayout) { Staircase() }
