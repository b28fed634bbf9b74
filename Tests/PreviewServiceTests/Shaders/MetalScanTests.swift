import PreviewProtocol
import Testing

@testable import PreviewService

@Suite struct MetalScanTests {
  @Test func functionsAreFoundOutsideOfCommentsAndStrings() {
    let scan = MetalScan(
      """
      #include <metal_stdlib>
      #define FAKE [[ stitchable ]] half4 \\
        continued(float2 p)
      // [[ stitchable ]] half4 commented(float2 p)
      /* [[ stitchable ]] half4 alsoCommented(float2 p) */
      constant char text[] = "[[ stitchable ]] half4 quoted(float2 p) \\" ";
      half4 helper(float2 p) { return 1; }
      [[stitchable]] half4 first(float2 p, half4 c) { return helper(p); }
      [[ stitchable ]]
      float2
      second (float2 p) { return p; }
      namespace effects { namespace { struct S { float x; }; } [[ stitchable ]] half4 third(float2 p) { return 1; } }
      extern "C" { [[ stitchable ]] half4 fourth(float2 p) { return 1; } }
      kernel void other(uint2 id [[thread_position_in_grid]]) {}
      """)
    #expect(scan.functions == ["first", "second", "effects::third", "fourth"])
    #expect(scan.openLine == nil)
  }

  @Test func vectorsThatBeginWithSeveralValuesAreRewritten() {
    let source = """
      constant float3 weights(1, 2, 3);
      float2 turned(float2 p);
      struct S { float2 get(float2 p) { float2 q(p.x, 1); return q; } };
      float4 f() { float2 a(1, 2); half4 b(a, a); return float4 (b); }
      half AH = 0.5H + 1e-2H;
      """
    let scan = MetalScan(source)
    #expect(
      scan.copy == """
        constant float3 weights = float3(1, 2, 3);
        float2 turned(float2 p);
        struct S { float2 get(float2 p) { float2 q = float2(p.x, 1); return q; } };
        float4 f() { float2 a = float2(1, 2); half4 b = half4(a, a); return float4 (b); }
        half AH = 0.5h + 1e-2h;
        """)
    // What stands behind keeps its place for a person.
    let result = ScanResult(previews: [], source: "", shifts: scan.shifts, lineCount: scan.lineCount)
    #expect(result.place(ofLine: 4, column: 34) == (line: 4, column: 25))
    #expect(result.place(ofLine: 2, column: 8) == (line: 2, column: 8))
  }

  @Test func aBraceThatIsLeftOpenIsNamed() {
    #expect(MetalScan("half4 f() {\n}\nhalf4 g() {\n  if (a) {\n}\n").openLine == 3)
  }

  @Test(arguments: ["", "{", "}", "/*", "\"", "#", "\\", "[[ stitchable", "[[ stitchable ]] (", "'\\"])
  func whatIsTornIsReadToItsEnd(_ text: String) {
    #expect(MetalScan(text).functions.isEmpty)
    #expect(MetalScan(text).copy == text)
  }
}
