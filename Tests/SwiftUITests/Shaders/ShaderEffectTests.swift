import DrawingCore
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ShaderEffectTests {
  private let rasterizer = BlockRasterizer()
  private let runner = SwiftRunner()

  private func show(_ view: any View, width: CGFloat = 40, height: CGFloat = 40) -> Harness {
    let harness = Harness(view, width: width, height: height)
    harness.host.setShading(rasterizer: rasterizer, runner: runner)
    harness.change { _ in }
    return harness
  }

  /// The pictures that are drawn, with their places.
  private func pictures(_ harness: Harness) -> [(place: CGRect, bitmap: Bitmap)] {
    let list = harness.render().list
    return list.commands.compactMap {
      guard case .image(let id, let place, _) = $0, let bitmap = list.images[id] else { return nil }
      return (place, bitmap)
    }
  }

  private static let half = 128.0 / 255
  private var square: some View { Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 10) }

  @Test func aColourEffectMakesEachPixelOfItsPlaceAndItsColour() throws {
    runner.functions["tint"] = { place, arguments, sample in
      guard case .numbers(let numbers)? = arguments.first else { return [0, 0, 0, 0] }
      let color = sample(place)
      return [color[0] * numbers[0], place.x < 10 ? 1 : 0, 0, color[3]]
    }
    let harness = show(square.colorEffect(ShaderLibrary.tint(.float(0.5))))
    let picture = try #require(pictures(harness).first)
    #expect(picture.place == CGRect(x: 10, y: 15, width: 20, height: 10))
    #expect(picture.bitmap.width == 40 && picture.bitmap.height == 20)
    #expect(picture.bitmap.color(19, 10) == [Float(Self.half), 1, 0, 1])
    #expect(picture.bitmap.color(20, 10) == [Float(Self.half), 0, 0, 1])
    #expect(harness.commands.count == 1)
  }

  @Test func aDistortionReachesBeyondTheView() throws {
    runner.functions["shift"] = { place, _, sample in sample(CGPoint(x: place.x + 4, y: place.y)) }
    let shader = Shader(function: ShaderFunction(library: .default, name: "shift"), arguments: [])
    let harness = show(square.distortionEffect(shader, maxSampleOffset: CGSize(width: 4, height: 0)))
    let picture = try #require(pictures(harness).first)
    #expect(picture.place == CGRect(x: 6, y: 15, width: 28, height: 10))
    #expect(picture.bitmap.color(0, 0) == [1, 0, 0, 1])
    #expect(picture.bitmap.color(39, 0) == [1, 0, 0, 1])
    #expect(picture.bitmap.color(40, 0) == [0, 0, 0, 0])
    #expect(runner.calls.map(\.use) == [.distortion])
  }

  @Test func aLayerHoldsAllThatIsDrawn() throws {
    runner.functions["same"] = { place, _, sample in sample(place) }
    let view = square.overlay { Color.blue.frame(width: 4, height: 4).offset(x: 14) }
    let harness = show(view.layerEffect(ShaderLibrary.same(), maxSampleOffset: .zero))
    let picture = try #require(pictures(harness).first)
    #expect(picture.place == CGRect(x: 10, y: 15, width: 26, height: 10))
    #expect(picture.bitmap.color(51, 10)[3] == 1)
    #expect(picture.bitmap.color(51, 0)[3] == 0)
  }

  @Test func aShaderFillsAShapeInItsOwnPoints() throws {
    runner.functions["ramp"] = { place, _, _ in [Float(place.x / 20), 0, 0, 1] }
    let harness = show(Rectangle().fill(ShaderLibrary.ramp()).frame(width: 20, height: 10))
    let list = harness.render().list
    guard case .fill(_, .image(let id, let origin, let scale), _)? = list.commands.first else {
      Issue.record("The shape is not filled with a picture: \(list.commands)")
      return
    }
    let bitmap = try #require(list.images[id])
    // The picture begins outside of the frame, whose corner is at 10, 15.
    let middle = Int((20 - origin.x) * 2)
    #expect(abs(bitmap.color(middle, 40)[0] - 0.5125) < 0.01)
    #expect(scale == 1)
    #expect(origin.x < 10 && origin.y < 15)
  }

  @Test func textsTakeAShaderFromTheirSurroundings() throws {
    runner.functions["red"] = { _, _, _ in [1, 0, 0, 1] }
    let harness = show(Text("a").lineLimit(1).foregroundStyle(ShaderLibrary.red()))
    #expect(harness.render().list.images.count == 1)
  }

  @Test func argumentsAreWhatTheFunctionGets() {
    runner.functions["all"] = { place, _, sample in sample(place) }
    let arguments: [Shader.Argument] = [
      .float(1.5), .float2(1, 2), .float2(CGPoint(x: 3, y: 4)), .float2(CGSize(width: 5, height: 6)),
      .float2(CGVector(dx: 7, dy: 8)), .float3(1, 2, 3), .float4(1, 2, 3, 4), .floatArray([9, 8]), .boundingRect,
      .color(Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5)),
      .colorArray([Color(.sRGB, red: 0, green: 0, blue: 1)]), .data(Data([1, 2])),
    ]
    let shader = Shader(function: ShaderLibrary.all, arguments: arguments)
    _ = show(square.colorEffect(shader))
    #expect(
      runner.calls.first?.arguments == [
        .numbers([1.5]), .numbers([1, 2]), .numbers([3, 4]), .numbers([5, 6]), .numbers([7, 8]), .numbers([1, 2, 3]),
        .numbers([1, 2, 3, 4]), .array([9, 8]), .numbers([0, 0, 20, 10]), .numbers([0.5, 0.25, 0, 0.5]),
        .colors([0, 0, 1, 1]), .bytes(Data([1, 2])),
      ])
  }

  @Test func whatIsDisabledCostsNothing() {
    let shader = ShaderLibrary.default.nothing()
    let view = square.colorEffect(shader, isEnabled: false)
      .distortionEffect(shader, maxSampleOffset: .zero, isEnabled: false)
      .layerEffect(shader, maxSampleOffset: .zero, isEnabled: false)
    let harness = show(view)
    #expect(rasterizer.count == 0)
    #expect(harness.fills.count == 1)
  }

  @Test(arguments: [CGFloat.infinity, .nan, -5, 1e300]) func oddReachesAreHeld(_ length: CGFloat) {
    runner.functions["same"] = { place, _, sample in sample(place) }
    let reach = CGSize(width: length, height: 0)
    let harness = show(square.scaleEffect(0.01).distortionEffect(ShaderLibrary.same(), maxSampleOffset: reach))
    #expect(pictures(harness).count == 1)
  }

  @Test func aMissingFunctionIsToldOnceAndLeavesTheViewAsItIs() {
    let harness = show(square.colorEffect(ShaderLibrary.nothing()))
    _ = harness.render()
    #expect(harness.fills == [RGBA(red: 1, green: 0, blue: 0)])
    #expect(harness.warnings.map(\.text) == [ShaderProblem.missing("nothing").sentence])
  }

  @Test func withoutAPainterViewsAreDrawnAsTheyAre() {
    let harness = Harness(square.colorEffect(ShaderLibrary.tint()), width: 40, height: 40)
    #expect(harness.fills.count == 1)
  }

  @Test func nothingIsMadeTwice() {
    runner.functions["fade"] = { place, _, sample in sample(place) }
    let level = StateLocation(0.0)
    struct Fading: View {
      @Binding var level: Double
      var body: some View {
        Color(.sRGB, red: 1, green: 0, blue: 0).colorEffect(ShaderLibrary.fade(.float(level)))
      }
    }
    let harness = show(Fading(level: Binding(location: level)), width: 4, height: 4)
    _ = harness.render()
    #expect(rasterizer.count == 1)
    #expect(runner.calls.count == 1)
    // Another argument runs the function over the pixels that there are.
    Binding(location: level).wrappedValue = 1
    _ = harness.render()
    #expect(rasterizer.count == 1)
    #expect(runner.calls.count == 2)
  }

  @Test func effectsOfAVisualEffectStandInTheirOrder() throws {
    runner.functions["same"] = { place, _, sample in sample(place) }
    let view = square.visualEffect { content, proxy in
      content.offset(x: 2).colorEffect(ShaderLibrary.same(.float(proxy.size.width))).opacity(0.5)
        .distortionEffect(ShaderLibrary.same(), maxSampleOffset: .zero)
        .layerEffect(ShaderLibrary.same(), maxSampleOffset: .zero)
    }
    let harness = show(view)
    #expect(runner.calls.map(\.use) == [.color, .distortion, .layer])
    #expect(runner.calls.first?.arguments == [.numbers([20])])
    // What was moved is part of the layer.
    #expect(runner.calls.first?.target == CGRect(x: 0, y: 0, width: 22, height: 10))
    #expect(pictures(harness).count == 1)
  }

  @Test func aCanvasDrawsThroughShaders() throws {
    runner.functions["same"] = { place, _, sample in sample(place) }
    runner.functions["ramp"] = { place, _, _ in [Float(place.x / 40), 0, 0, 1] }
    let view = Canvas { context, _ in
      context.addFilter(.opacity)
      context.addFilter(.layerShader(ShaderLibrary.same(), maxSampleOffset: .zero))
      context.addFilter(.grayscale(1))
      context.fill(
        Path(CGRect(x: 10, y: 10, width: 10, height: 10)),
        with: .shader(ShaderLibrary.ramp(.boundingRect), bounds: CGRect(x: 1, y: 2, width: 3, height: 4)))
    }
    let harness = show(view)
    #expect(runner.calls.map(\.use) == [.fill, .layer])
    #expect(runner.calls.first?.arguments == [.numbers([1, 2, 3, 4])])
    #expect(pictures(harness).map(\.place) == [CGRect(x: 10, y: 10, width: 10, height: 10)])
    #expect(harness.commands.contains(.push(.opacity(0.5))))
  }

  @Test func hitsAreWhereTheViewIs() {
    runner.functions["away"] = { _, _, _ in [0, 0, 0, 0] }
    var taps = 0
    let view = square.onTapGesture { taps += 1 }
      .distortionEffect(ShaderLibrary.away(), maxSampleOffset: .zero)
    let harness = show(view)
    harness.tap(at: CGPoint(x: 20, y: 20))
    harness.tap(at: CGPoint(x: 5, y: 5))
    #expect(taps == 1)
  }

  @Test func aShaderIsReadyWhereItsFunctionIsThere() throws {
    runner.functions["tint"] = { _, _, _ in [0, 0, 0, 0] }
    let graph = show(square).host.graph
    try ShaderLibrary.tint().check(as: .colorEffect, in: graph)
    #expect(throws: ShaderProblem.missing("nothing")) { try ShaderLibrary.nothing().check(as: .shapeStyle, in: graph) }
  }

  @Test func functionsAndShadersAreComparedByAllThatTheyAre() {
    #expect(ShaderLibrary.a(.float(1)) == ShaderLibrary.a(.float(1)))
    #expect(ShaderLibrary.a(.float(1)) != ShaderLibrary.a(.float(2)))
    #expect(ShaderLibrary.a != ShaderLibrary.b)
    #expect(ShaderLibrary(data: Data([1])) != ShaderLibrary.default)
    #expect(ShaderLibrary.bundle(.main) == .default)
    #expect(ShaderLibrary(url: URL(fileURLWithPath: "/a")).a != ShaderLibrary.a)
  }
}

extension GraphicsContext.Filter {
  fileprivate static var opacity: Self { Self(.opacity(0.5)) }
}
