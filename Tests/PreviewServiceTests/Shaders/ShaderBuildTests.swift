import DrawingCore
import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// A folder with a Metal file beside the Swift file, from the source to pixels.
@Suite(.timeLimit(.minutes(2))) struct ShaderBuildTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  private static let view = """
    import SwiftUI
    #Preview(traits: .sizeThatFitsLayout) {
      Color.red.frame(width: 4, height: 2)
        .colorEffect(ShaderLibrary.mark(.float(0.5), .color(.white), .boundingRect, .floatArray([0.25, 1])))
    }
    """
  private static let metal = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    [[ stitchable ]] half4 mark(
      float2 position, half4 color, float level, half4 white, float4 bounds, device const float *list, int count
    ) {
      if (position.x > bounds.z / 2) return half4(color.r, list[0], list[1] * white.b, count / 2);
      return half4(0, level, 0, 1);
    }
    """

  /// Paints everything in one colour, as the colour red of the tests.
  private static let red: Agent.Rasterize = { list, scale in
    let width = Int(list.size.width * scale), height = Int(list.size.height * scale)
    let pixels = Data((0..<(width * height)).flatMap { _ in [200, 0, 0, 255] as [UInt8] })
    return Bitmap(width: width, height: height, scale: CGFloat(scale), pixels: pixels)
  }

  private func built(_ path: String) async throws -> BuiltModule {
    let result = try await Builder(installation: bench.installation).build(path: path, platform: .ios)
    guard case .built(let module) = result else {
      throw ServiceError.compilerBroke(message: "\(result)")
    }
    return module
  }

  private func frame(
    of module: BuiltModule, _ conditions: PreviewConditions = PreviewConditions(scale: 1),
    rasterize: Agent.Rasterize? = red
  ) async throws -> Frame {
    let agent = try Agent.start(bench.installation, rasterize: rasterize)
    try await agent.load(module, timeout: 20)
    let symbol = try #require(module.previews.first?.symbol)
    let frame = try await agent.show(symbol: symbol, conditions: conditions, clock: .settled, timeout: 20)
    await agent.stop()
    return frame
  }

  @Test func aFunctionMakesThePixels() async throws {
    try bench.write(Self.metal, to: "Effects.metal")
    let module = try await built(try bench.write(Self.view))
    #expect(module.diagnostics.isEmpty)
    #expect(module.shaders.count == 1)
    let list = try await frame(of: module).list
    let bitmap = try #require(list.images.values.first)
    #expect(bitmap.width == 4 && bitmap.height == 2)
    #expect(Array(bitmap.pixels.prefix(16)) == [0, 128, 0, 255, 0, 128, 0, 255, 200, 64, 255, 255, 200, 64, 255, 255])
    // The same file is not compiled again.
    #expect(try await built("\(bench.folder)/Card.swift").shaders == module.shaders)
  }

  @Test func withoutAPainterTheViewIsShownAsItIs() async throws {
    try bench.write(Self.metal, to: "Effects.metal")
    let module = try await built(try bench.write(Self.view))
    let list = try await frame(of: module, rasterize: nil).list
    #expect(list.images.isEmpty)
    #expect(list.commands.count == 1)
  }

  @Test func errorsAreToldOnTheirLinesAndLeaveTheFileOut() async throws {
    try bench.write(Self.metal, to: "Effects.metal")
    let broken = try bench.write(
      """
      #include <metal_stdlib>
      [[ stitchable ]] half4 frame(float2 position) {
        float2 a(position.y, 1); return unknown;
      }
      """, to: "Below/Broken.metal")
    let module = try await built(try bench.write(Self.view))
    #expect(
      module.diagnostics == [
        Diagnostic(
          path: broken, line: 3, column: 35, severity: .warning,
          text: "use of undeclared identifier 'unknown' (the file is left out)")
      ])
    #expect(module.shaders.count == 1)
  }

  @Test func filesThatNobodySpeaksOfAreNotCompiled() async throws {
    try bench.write("nonsense [[ stitchable ]] half4 f(", to: "Effects.metal")
    try bench.write(Self.metal, to: "Others.metal")
    let plain = try await built(try bench.write("import SwiftUI\n#Preview { Text(\"a\") }"))
    #expect(plain.shaders.isEmpty && plain.diagnostics.isEmpty)
    let module = try await built(try bench.write(Self.view))
    #expect(module.shaders.count == 1 && module.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (".colorEffect(ShaderLibrary.none())", ShaderProblem.missing("none")),
    (".colorEffect(ShaderLibrary.mark())", .count("mark", expected: 4, given: 0)),
    (".layerEffect(ShaderLibrary.mark(), maxSampleOffset: .zero)", .unfit("mark", .layer)),
    (
      ".colorEffect(ShaderLibrary.mark(.float2(1, 2), .color(.white), .boundingRect, .floatArray([])))",
      .kind("mark", argument: 1)
    ),
  ])
  func whatDoesNotFitIsToldInASentence(_ modifier: String, _ problem: ShaderProblem) async throws {
    try bench.write(Self.metal, to: "Effects.metal")
    let module = try await built(try bench.write("import SwiftUI\n#Preview {\n  Color.red\(modifier)\n}"))
    let agent = try Agent.start(bench.installation, rasterize: Self.red)
    try await agent.load(module, timeout: 20)
    let symbol = try #require(module.previews.first?.symbol)
    let frame = try await agent.show(symbol: symbol, conditions: PreviewConditions(scale: 1), timeout: 20)
    #expect(frame.list.images.isEmpty)
    var events = agent.events.makeAsyncIterator()
    while let event = await events.next() {
      guard case .log(let line) = event else { continue }
      #expect(line == LogLine(kind: .warning, text: problem.sentence, line: 3))
      break
    }
    await agent.stop()
  }

  @Test func aShaderWithoutEndIsAHang() async throws {
    try bench.write(
      """
      #include <metal_stdlib>
      [[ stitchable ]] half4 mark(float2 p) { volatile int i = 0; while (i < 1) {} return 1; }
      """, to: "Effects.metal")
    let module = try await built(
      try bench.write("import SwiftUI\n#Preview { Rectangle().fill(ShaderLibrary.mark()) }"))
    let agent = try Agent.start(bench.installation, rasterize: Self.red)
    try await agent.load(module, timeout: 20)
    let symbol = try #require(module.previews.first?.symbol)
    await #expect(throws: AgentFailure.hung(0.5)) {
      try await agent.show(symbol: symbol, conditions: PreviewConditions(), timeout: 0.5)
    }
  }

  @Test @MainActor func savingTheMetalFileRenewsThePreview() async throws {
    let metal = try bench.write(Self.metal, to: "Effects.metal")
    let live = LivePreview(
      installation: bench.installation, conditions: PreviewConditions(scale: 1), timeout: 20, rasterize: Self.red)
    let (changes, continuation) = AsyncStream.makeStream(of: LivePreview.Change.self)
    live.onChange = { continuation.yield($0) }
    func wait(until holds: () -> Bool) async {
      if holds() { return }
      for await _ in changes where holds() { return }
    }
    func green() -> UInt8? { live.frame?.list.images.values.first.map { $0.pixels[1] } }
    live.open(path: try bench.write(Self.view))
    await wait { green() == 128 }
    let edited = Self.metal.replacingOccurrences(of: "half4(0, level, 0, 1)", with: "half4(0, level * 2, 0, 1)")
    try edited.write(toFile: metal, atomically: true, encoding: .utf8)
    await wait { green() == 255 }
    #expect(live.state == .showing)
    // One that is broken is told, and the view shown without its effect.
    try edited.replacingOccurrences(of: "level * 2", with: "levl").write(
      toFile: metal, atomically: true, encoding: .utf8)
    await wait { !live.diagnostics.isEmpty && live.state == .showing }
    #expect(live.diagnostics.map(\.line) == [8])
    live.close()
  }
}
