import SwiftUI

/// Three shapes, each as high as it is wide: the row is kept three times as wide as it is high.
struct ShapesRow: View {
  var body: some View {
    HStack {
      Rectangle()
        .foregroundColor(.blue)
      Circle()
        .foregroundColor(.orange)
      RoundedRectangle(cornerRadius: 15, style: .continuous)
        .foregroundColor(.green)
    }
    .aspectRatio(3, contentMode: .fit)
  }
}

struct OutlinedRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Capsule()
        .stroke(Color.pink, lineWidth: 4)
      Ellipse()
        .fill(
          RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 60))
      RoundedRectangle(cornerRadius: 12)
        .fill(LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
    .frame(height: 80)
  }
}

/// A reader takes everything that it is offered and tells its content how much that was.
struct Bars: View {
  let shares: [CGFloat] = [0.3, 0.55, 0.8, 1]

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(shares, id: \.self) { share in
          RoundedRectangle(cornerRadius: 4)
            .fill(Color.accentColor.opacity(share))
            .frame(height: proxy.size.height * share)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
    }
  }
}

#Preview("Row") {
  ShapesRow()
    .padding()
}

#Preview("Outlines and gradients", traits: .fixedLayout(width: 360, height: 120)) {
  OutlinedRow()
    .padding()
}

#Preview("Bars", traits: .fixedLayout(width: 240, height: 140)) {
  Bars()
    .padding()
}
