import SwiftUI

/// Pictures seen through the functions of `Shaders.metal`.
struct ShaderKinds: View {
  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 16) {
      ShaderTile(title: "Original") { HillView() }
      ShaderTile(title: "Duotone") {
        HillView().colorEffect(ShaderLibrary.duotone(.color(.indigo), .color(.yellow)))
      }
      ShaderTile(title: "Halftone") {
        HillView().colorEffect(ShaderLibrary.halftone(.float(5), .color(.blue)))
      }
      ShaderTile(title: "Waves") {
        HillView().distortionEffect(
          ShaderLibrary.waves(.float(0.6), .float(5)), maxSampleOffset: CGSize(width: 0, height: 5))
      }
      ShaderTile(title: "Twirl") {
        HillView().distortionEffect(ShaderLibrary.twirl(.boundingRect, .float(2.4)), maxSampleOffset: .zero)
      }
      ShaderTile(title: "Ripple") {
        HillView().layerEffect(
          ShaderLibrary.ripple(.float2(CGPoint(x: 90, y: 40)), .float(0.4)),
          maxSampleOffset: CGSize(width: 8, height: 8))
      }
      ShaderTile(title: "Mosaic") {
        HillView().layerEffect(ShaderLibrary.mosaic(.float(8)), maxSampleOffset: .zero)
      }
      ShaderTile(title: "Fringes") {
        HillView().visualEffect { content, _ in
          content.layerEffect(
            ShaderLibrary.fringes(.boundingRect, .float(0.05)), maxSampleOffset: CGSize(width: 5, height: 5))
        }
      }
    }
    .padding()
  }
}

/// Shapes and texts filled by a function.
struct ShaderStyles: View {
  private let colors: [Color] = [.indigo, .blue, .teal, .mint, .green, .purple]

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 28)
        .fill(aurora(0.3))
        .frame(height: 180)
        .overlay(alignment: .bottomLeading) {
          Text("Northern Lights")
            .font(.title.bold())
            .foregroundStyle(.white)
            .padding()
        }
      Text("Aurora")
        .font(.system(size: 72, weight: .black, design: .rounded))
        .minimumScaleFactor(0.3)
        .lineLimit(1)
        .foregroundStyle(aurora(0.8))
      HStack(spacing: 16) {
        Circle().fill(aurora(1.4))
        Capsule().fill(aurora(2.1))
        Circle().strokeBorder(aurora(3.2), lineWidth: 14)
      }
      .frame(height: 80)
    }
    .padding()
  }

  private func aurora(_ time: Double) -> Shader {
    ShaderLibrary.aurora(.boundingRect, .float(time), .colorArray(colors))
  }
}

/// Rings that run out from the middle for as long as they are watched.
struct Pond: View {
  @State private var start = Date.now

  var body: some View {
    TimelineView(.animation) { context in
      HillView()
        .frame(width: 300, height: 300)
        .layerEffect(
          ShaderLibrary.ripple(
            .float2(CGPoint(x: 150, y: 150)),
            .float(context.date.timeIntervalSince(start).truncatingRemainder(dividingBy: 2))),
          maxSampleOffset: CGSize(width: 8, height: 8))
    }
  }
}

/// Sun, sky and hills.
private struct HillView: View {
  var body: some View {
    LinearGradient(colors: [.blue, .cyan, .orange], startPoint: .top, endPoint: .bottom)
      .overlay(alignment: .bottom) {
        ZStack {
          Circle().fill(.yellow).frame(width: 44).offset(x: 32, y: -38)
          Ellipse().fill(.green).frame(width: 220, height: 70).offset(x: -50, y: 16)
          Ellipse().fill(.brown).frame(width: 200, height: 60).offset(x: 60, y: 24)
        }
      }
      .clipShape(.rect(cornerRadius: 16))
  }
}

private struct ShaderTile<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 6) {
      content.frame(height: 110)
      Text(title)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview("Effects") { ShaderKinds() }
#Preview("Styles") { ShaderStyles() }
#Preview("Pond") { Pond() }
