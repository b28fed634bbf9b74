import SwiftUI

/// A clock face, drawn step by step.
struct ClockFace: View {
  var hour = 10
  var minute = 9

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2 - 6
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let face = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      context.fill(
        face,
        with: .radialGradient(
          Gradient(colors: [.white, Color(white: 0.86)]), center: .zero, startRadius: 0, endRadius: radius))
      context.stroke(face, with: .color(.gray), lineWidth: 3)

      for mark in 0..<60 {
        var turned = context
        turned.rotate(by: .degrees(Double(mark) * 6))
        let isHour = mark.isMultiple(of: 5)
        var line = Path()
        line.move(to: CGPoint(x: 0, y: -radius + 6))
        line.addLine(to: CGPoint(x: 0, y: -radius + (isHour ? 16 : 10)))
        turned.stroke(line, with: .color(.black), lineWidth: isHour ? 2.5 : 1)
      }
      for number in 1...12 {
        let angle = Angle.degrees(Double(number) * 30 - 90).radians
        let place = CGPoint(x: cos(angle) * (radius - 28), y: sin(angle) * (radius - 28))
        context.draw(
          Text("\(number)").font(.system(size: 15, weight: .semibold)).foregroundColor(.black), at: place)
      }
      drawHand(context, turn: (Double(hour) + Double(minute) / 60) / 12, length: radius * 0.5, width: 6)
      drawHand(context, turn: Double(minute) / 60, length: radius * 0.75, width: 4)
      context.fill(Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10)), with: .color(.red))
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private func drawHand(_ context: GraphicsContext, turn: Double, length: CGFloat, width: CGFloat) {
    var turned = context
    turned.rotate(by: .degrees(turn * 360))
    turned.addFilter(.shadow(color: .black.opacity(0.3), radius: 2, y: 1))
    let hand = CGRect(x: -width / 2, y: -length, width: width, height: length + 10)
    turned.fill(Path(roundedRect: hand, cornerRadius: width / 2), with: .color(.black))
  }
}

/// Discs out of focus, drawn from symbols.
struct Drops: View {
  var body: some View {
    Canvas { context, size in
      context.addFilter(.blur(radius: 10))
      context.drawLayer { layer in
        for index in 0..<4 {
          guard let drop = layer.resolveSymbol(id: index) else { continue }
          layer.draw(drop, at: CGPoint(x: size.width * (0.2 + 0.2 * CGFloat(index)), y: size.height / 2))
        }
      }
    } symbols: {
      ForEach(0..<4) { index in
        Circle()
          .frame(width: 42 + CGFloat(index % 2) * 22)
          .tag(index)
      }
    }
  }
}

/// Blend modes and layers within one canvas.
struct Overlaps: View {
  var body: some View {
    Canvas { context, size in
      let side = min(size.width, size.height) * 0.55
      func disc(_ x: CGFloat, _ y: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x, y: y, width: side, height: side))
      }
      context.drawLayer { layer in
        layer.blendMode = .screen
        layer.fill(disc((size.width - side) / 2, 4), with: .color(.red))
        layer.fill(disc(size.width / 2 - side * 0.85, size.height - side - 4), with: .color(.green))
        layer.fill(disc(size.width / 2 - side * 0.15, size.height - side - 4), with: .color(.blue))
      }
      var label = context
      label.opacity = 0.8
      label.draw(
        Text(Image(systemName: "paintpalette")) + Text(" Screen"), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    .background(.black)
    .environment(\.colorScheme, .dark)
  }
}

#Preview("Clock", traits: .fixedLayout(width: 240, height: 240)) {
  ClockFace()
    .padding()
}

#Preview("Drops", traits: .fixedLayout(width: 320, height: 120)) {
  Drops()
}

#Preview("Overlaps", traits: .fixedLayout(width: 240, height: 200)) {
  Overlaps()
}
