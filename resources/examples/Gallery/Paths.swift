import SwiftUI

/// Areas put together from two paths.
struct Combinations: View {
  private let square = Path(CGRect(x: 0, y: 0, width: 44, height: 44))
  private let disc = Path(ellipseIn: CGRect(x: 20, y: 20, width: 44, height: 44))

  var body: some View {
    HStack(spacing: 16) {
      sample("union", square.union(disc))
      sample("intersection", square.intersection(disc))
      sample("subtracting", square.subtracting(disc))
      sample("difference", square.symmetricDifference(disc))
    }
  }

  private func sample(_ name: String, _ path: Path) -> some View {
    VStack {
      path
        .fill(.blue.opacity(0.3))
        .overlay { path.stroke(.blue, lineWidth: 2) }
        .frame(width: 64, height: 64)
      Text(name)
        .font(.caption2)
    }
  }
}

/// Lines of all kinds.
struct Strokes: View {
  private var zigzag: Path {
    Path { path in
      path.move(to: CGPoint(x: 10, y: 40))
      path.addLine(to: CGPoint(x: 35, y: 10))
      path.addLine(to: CGPoint(x: 60, y: 40))
      path.addLine(to: CGPoint(x: 85, y: 10))
    }
  }

  var body: some View {
    Grid(horizontalSpacing: 16, verticalSpacing: 16) {
      GridRow {
        line(StrokeStyle(lineWidth: 10, lineCap: .butt, lineJoin: .miter))
        line(StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
        line(StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .bevel))
      }
      GridRow {
        line(StrokeStyle(lineWidth: 3, dash: [8, 4]))
        line(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0.1, 8]))
        line(StrokeStyle(lineWidth: 3, dash: [12, 3, 3, 3], dashPhase: 6))
      }
    }
  }

  private func line(_ style: StrokeStyle) -> some View {
    zigzag
      .stroke(.primary, style: style)
      .frame(width: 95, height: 50)
  }
}

/// Curves, arcs and what is left of an outline.
struct Outlines: View {
  var body: some View {
    HStack(spacing: 20) {
      Heart()
        .fill(.red.gradient)
        .frame(width: 70, height: 64)
      Circle()
        .trim(from: 0.1, to: 0.75)
        .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(90))
        .frame(width: 60, height: 60)
      Star(points: 5)
        .fill(.yellow, style: FillStyle(eoFill: true))
        .overlay { Star(points: 5).stroke(.orange, lineWidth: 2) }
        .frame(width: 70, height: 70)
      UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30)
        .strokeBorder(.purple, lineWidth: 4)
        .frame(width: 70, height: 60)
    }
  }
}

struct Heart: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.minY + rect.height / 4),
      control1: CGPoint(x: rect.midX, y: rect.height * 0.75), control2: CGPoint(x: rect.minX, y: rect.midY))
    path.addArc(
      center: CGPoint(x: rect.width / 4, y: rect.height / 4), radius: rect.width / 4, startAngle: .degrees(180),
      endAngle: .degrees(0), clockwise: false)
    path.addArc(
      center: CGPoint(x: rect.width * 3 / 4, y: rect.height / 4), radius: rect.width / 4, startAngle: .degrees(180),
      endAngle: .degrees(0), clockwise: false)
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.midY),
      control2: CGPoint(x: rect.midX, y: rect.height * 0.75))
    return path
  }
}

struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    for index in 0..<points {
      let angle = Double(index) * 4 * .pi / Double(points) - .pi / 2
      let point = CGPoint(x: center.x + cos(angle) * rect.width / 2, y: center.y + sin(angle) * rect.height / 2)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// Shapes that follow the corners of the card they lie in.
struct Concentric: View {
  var body: some View {
    VStack(spacing: 10) {
      ContainerRelativeShape()
        .fill(.indigo.gradient)
      HStack(spacing: 10) {
        ConcentricRectangle()
          .fill(.teal.gradient)
        ConcentricRectangle(corners: .concentric(minimum: 8))
          .fill(.mint.gradient)
      }
    }
    .padding(10)
    .background(.gray.opacity(0.25), in: ContainerRelativeShape())
    .containerShape(RoundedRectangle(cornerRadius: 36))
  }
}

#Preview("Combinations", traits: .fixedLayout(width: 340, height: 120)) {
  Combinations()
}

#Preview("Strokes", traits: .fixedLayout(width: 350, height: 160)) {
  Strokes()
}

#Preview("Outlines", traits: .fixedLayout(width: 380, height: 110)) {
  Outlines()
}

#Preview("Concentric", traits: .fixedLayout(width: 240, height: 180)) {
  Concentric()
    .padding()
}
