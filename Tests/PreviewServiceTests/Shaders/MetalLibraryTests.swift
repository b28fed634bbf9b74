import DrawingCore
import Foundation
import PreviewProtocol
import Testing

@testable import PreviewService

/// The library of the Metal Shading Language, by functions that a shader file calls with known results.
@Suite(.timeLimit(.minutes(2))) struct MetalLibraryTests {
  /// Statements that are true, each of which is a pixel; `near` allows for six digits.
  static let statements = [
    // Constructors and swizzles.
    "all(float4(float2(1, 2), 3, 4) == float4(1, 2, 3, 4))",
    "all(float3(1) == float3(1, 1, 1)) && all(int2(float2(1.9, -1.9)) == int2(1, -1))",
    "all(half4(half3(0.5h), 1).xyzw == half4(0.5, 0.5, 0.5, 1))",
    "all(v.wzyx == float4(4, 3, 2, 1)) && all(v.rg == float2(1, 2)) && v.xxx.y == 1",
    "swizzled(float4(0)).w == 7 && swizzled(float4(0)).x == 5 && swizzled(float4(0)).z == 2",
    "all(uint3(uint2(1, 2), 3u) == uint3(1, 2, 3)) && uint(float(3.7)) == 3",
    "all(bool2(true, false) == bool2(true, false)) && any(bool2(false, true)) && !all(bool2(false, true))",
    "sizeof(0.5) == 4 && sizeof(1.0h) == 4 && 0.25h + 0.25h == 0.5",
    "as_type<uint>(1.0) == 0x3F800000u && as_type<float>(0x40000000) == 2",
    "direct() == 6",
    // Common functions.
    "near(fract(-0.25), 0.75) && near(fract(float2(1.5, 2.25)).y, 0.25)",
    "mix(1.0, 3.0, 0.25) == 1.5 && all(mix(float2(0), float2(2), 0.5) == float2(1))",
    "step(2.0, 1.0) == 0 && step(2.0, 2.0) == 1 && all(step(0.5, float2(0.2, 0.8)) == float2(0, 1))",
    "smoothstep(0.0, 2.0, 1.0) == 0.5 && smoothstep(0.0, 1.0, 3.0) == 1 && near(smoothstep(0.0, 1.0, 0.25), 0.15625)",
    "clamp(5, 0, 3) == 3 && clamp(-1.0, 0.0, 1.0) == 0 && all(clamp(v, 2.0, 3.0) == float4(2, 2, 3, 3))",
    "saturate(1.5) == 1 && saturate(-0.5) == 0 && sign(-3.0) == -1 && sign(0.0) == 0",
    "min(1.0, 2.0) == 1 && max(2, 3) == 3 && min(2u, 3u) == 2 && all(max(v, 2.5) == float4(2.5, 2.5, 3, 4))",
    "abs(-2) == 2 && abs(-2.5) == 2.5 && all(abs(int2(-1, 2)) == int2(1, 2))",
    "floor(-1.5) == -2 && ceil(-1.5) == -1 && trunc(-1.5) == -1 && round(-1.5) == -2 && rint(2.5) == 2 && rint(3.5) == 4",
    "fmod(-5.5, 2.0) == -1.5 && fmod(5.5, 2.0) == 1.5 && near(modf(2.75, whole), 0.75)",
    "min3(3.0, 1.0, 2.0) == 1 && max3(3.0, 1.0, 2.0) == 3 && median3(3.0, 1.0, 2.0) == 2",
    "copysign(2.0, -1.0) == -2 && fdim(3.0, 1.0) == 2 && fma(2.0, 3.0, 1.0) == 7 && ldexp(0.75, 3) == 6",
    // The transcendental ones.
    "near(sin(0.5), 0.4794255) && near(cos(0.5), 0.8775826) && near(tan(0.5), 0.5463025)",
    "near(sin(100.0), -0.5063656) && near(cos(-100.0), 0.8623189) && near(sin(M_PI_F), 0)",
    "near(asin(0.5), 0.5235988) && near(acos(-0.5), 2.0943951) && near(atan(2.0), 1.1071487)",
    "near(atan2(1.0, -1.0), 2.3561945) && near(atan2(-1.0, -1.0), -2.3561945) && atan2(0.0, 1.0) == 0",
    "near(exp(1.0), M_E_F) && near(exp2(-3.5), 0.0883883) && near(exp10(2.0) / 100, 1) && exp(-200.0) == 0",
    "near(log(10.0), M_LN10_F) && near(log2(8.0), 3) && near(log10(0.001), -3) && log(0.0) == -INFINITY",
    "near(pow(2.0, 0.5), M_SQRT2_F) && near(pow(-2.0, 3.0), -8) && pow(0.0, 2.0) == 0 && isnan(pow(-2.0, 0.5))",
    "all(abs(pow(float2(4, 9), 0.5) - float2(2, 3)) < 0.00001) && near(powr(3.0, 2.0) / 9, 1)",
    "sqrt(9.0) == 3 && rsqrt(4.0) == 0.5 && near(sinh(1.0), 1.1752012) && near(cosh(1.0), 1.5430806)",
    "near(tanh(0.5), 0.4621172) && near(tanh(0.05), 0.0499584) && near(sinpi(0.5), 1) && near(cospi(1.0), -1)",
    "near(precise::sin(0.5), fast::sin(0.5)) && near(metal::cos(0.0), 1)",
    "near(sincos(0.5, whole), 0.4794255) && near(whole, 0.8775826)",
    // Geometry.
    "dot(float3(1, 2, 3), float3(4, 5, 6)) == 32 && all(cross(float3(1, 0, 0), float3(0, 1, 0)) == float3(0, 0, 1))",
    "length(float2(3, 4)) == 5 && distance(float2(1, 1), float2(4, 5)) == 5 && length_squared(float2(3, 4)) == 25",
    "near(length(normalize(v)), 1) && all(reflect(float2(1, -1), float2(0, 1)) == float2(1, 1))",
    "near(refract(float2(0.6, -0.8), float2(0, 1), 0.5).x, 0.3) && all(refract(float2(1, 0), float2(0, 1), 2.0) == 0)",
    "all(faceforward(float2(0, 1), float2(0, 1), float2(0, 1)) == float2(0, -1))",
    // Conditions.
    "all(select(float2(1, 2), float2(3, 4), float2(0, 1) > 0.5) == float2(1, 4)) && select(1, 2, true) == 2",
    "any(v > 3.5) && !any(v > 4.5) && all(v > 0.5) && isinf(INFINITY) && isnan(NAN) && isfinite(1.0)",
    "all((v > 2.5 ? v : float4(0)) == float4(0, 0, 3, 4))",
    "all(float2(float2(1, 3) < 2) == float2(1, 0)) && all(int3(v.xyz >= 2) == int3(0, 1, 1))",
    "all(float2(int2(-1, 3)) == float2(-1, 3)) && all(float2(int2(1, 2) << 1) == float2(2, 4))",
    "all(float2(as_type<int2>(float2(0))) == 0) && all(half2(!bool2(true, false)) == half2(0, 1))",
    // Whole numbers.
    "(7 & 3) == 3 && (int2(5, 6) >> 1).y == 3 && (uint2(1, 2) ^ uint2(3, 3)).x == 2 && 7 % 4 == 3",
    "popcount(0xFFu) == 8 && clz(1u) == 31 && ctz(8u) == 3 && reverse_bits(1u) == 0x80000000u && rotate(1u, 31u) == 0x80000000u",
    // Matrices.
    "all(float2x2(1, 2, 3, 4) * float2(1, 1) == float2(4, 6)) && all(float2(1, 1) * float2x2(1, 2, 3, 4) == float2(3, 7))",
    "all((float2x2(0, 1, -1, 0) * float2x2(0, 1, -1, 0))[0] == float2(-1, 0)) && float3x3(2)[1][1] == 2",
    "braced(2)[2][2] == 2 && braced(2)[0][1] == 1 && float2x2{{1, 2}, {3, 4}}[1][0] == 3",
    "transpose(float2x3(1, 2, 3, 4, 5, 6))[2][1] == 6 && determinant(float2x2(1, 2, 3, 4)) == -2",
    "determinant(float3x3(2)) == 8 && determinant(float4x4(2)) == 16",
    "all((float3x3(float3(1, 0, 0), float3(0, 1, 0), float3(4, 5, 1)) * float3(1, 1, 1)) == float3(5, 6, 1))",
    // Pictures: two red pixels above two of half opacity.
    "picture.get_width() == 2 && picture.get_height() == 2 && picture.read(uint2(0, 0)).r == 1",
    "near(picture.sample(smooth, float2(0.5, 0.5)).a, 0.7509804) && near(picture.sample(sharp, float2(0.9, 0.9)).a, 0.5019608)",
    "picture.sample(sampler(address::clamp_to_zero), float2(2, 2)).a == 0",
    "near(picture.sample(sampler(coord::pixel, filter::linear, address::repeat), float2(0.5, 2.5)).a, 1)",
    "count == 3 && values[2] == 3 && size == 2 && ((device const uchar *)bytes)[1] == 9",
  ]

  private static let metal = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    #include <simd/simd.h>
    using namespace metal;

    constant float3 weights(1, 2, 3);
    constexpr constant float4 v = float4(1, 2, 3, 4);
    template <typename T> T twice(T value) { return value + value; }
    bool near(float a, float b) { return abs(a - b) < 0.00001; }
    float4 swizzled(thread float4 value) {
      value.xz = float2(5, 2);
      value.a = 7;
      value.xz += 0;
      return value;
    }
    float direct() {
      float2 sum(weights.x, weights.y);
      sum += weights.zz - 1;
      return twice(sum.x);
    }
    float3x3 braced(float x) {
      float3x3 result = {{x, 1, 0}, float3(0, x, 0), {0, 0, x}};
      return result;
    }
    struct Vertex { float4 position [[position]]; float2 place [[user(place)]]; };
    vertex Vertex shade(uint id [[vertex_id]], constant float4 *places [[buffer(0)]]) {
      Vertex result;
      result.position = places[id];
      result.place = places[id].xy;
      return result;
    }
    kernel void copy(
      texture2d<half, access::read> from [[texture(0)]], texture2d<half, access::write> to [[texture(1)]],
      uint2 place [[thread_position_in_grid]]) {
      threadgroup float shared[16];
      shared[place.x % 16] = from.read(place).r;
      threadgroup_barrier(mem_flags::mem_threadgroup);
      to.write(half4(shared[0]), place);
    }

    [[ stitchable ]] half4 check(
      float2 position, texture2d<half> picture, device const float *values, int count, device const void *bytes, int size
    ) {
      constexpr sampler smooth(filter::linear, address::clamp_to_edge), sharp(coord::normalized, filter::nearest);
      float whole = 0;
      bool isTrue = false;
      switch (int(position.x)) {
    \(statements.enumerated().map { "case \($0.offset): isTrue = \($0.element); break;" }.joined(separator: "\n"))
      }
      return isTrue ? half4(0, 1, 0, 1) : half4(1, 0, 0, 1);
    }
    """

  @Test func statementsHold() async throws {
    let bench = try Workbench()
    try bench.write(Self.metal, to: "Library.metal")
    let path = try bench.write(
      """
      import SwiftUI
      #Preview(traits: .sizeThatFitsLayout) {
        Color.red.frame(width: \(Self.statements.count), height: 1).colorEffect(
          Shader(function: ShaderLibrary.check, arguments: []), isEnabled: false)
          .background(Rectangle().fill(
            ShaderLibrary.check(.image(Image("Red")), .floatArray([1, 2, 3]), .data(Data([8, 9])))))
      }
      """)
    let picture =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAE0lEQVR4nGP4"
      + "z8DwH4SBkKEBhAFE0Ab7WFNAlgAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: picture)).write(to: URL(fileURLWithPath: bench.folder + "/Red.png"))
    let result = try await Builder(installation: bench.installation).build(path: path, platform: .ios)
    guard case .built(let module) = result else {
      Issue.record("It was not built: \(result)")
      return
    }
    #expect(module.diagnostics.isEmpty)
    let agent = try Agent.start(bench.installation)
    try await agent.load(module, timeout: 20)
    let symbol = try #require(module.previews.first?.symbol)
    let frame = try await agent.show(symbol: symbol, conditions: PreviewConditions(scale: 1), timeout: 20)
    await agent.stop()
    let fills = frame.list.commands.compactMap { command -> (ImageID, CGPoint)? in
      if case .fill(_, .image(let id, let origin, _), _) = command { (id, origin) } else { nil }
    }
    let (id, origin) = try #require(fills.first)
    let bitmap = try #require(frame.list.images[id])
    let frameOrigin = CGPoint(x: (frame.list.size.width - CGFloat(Self.statements.count)) / 2, y: 0)
    let left = Int(frameOrigin.x - origin.x), row = bitmap.height / 2
    for (index, statement) in Self.statements.enumerated() {
      let place = 4 * (row * bitmap.width + left + index)
      #expect(bitmap.pixels[place + 1] == 255, "\(statement)")
    }
  }
}
