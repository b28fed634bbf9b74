import SwiftUI

struct Shaders: View {
  @State private var amount = 0.5
  private let library = ShaderLibrary(url: URL(fileURLWithPath: "/a.metallib"))

  var body: some View {
    VStack {
      Text("a").colorEffect(ShaderLibrary.tint(.float(amount), .color(.red)))
      Text("a").colorEffect(ShaderLibrary.default.tint(.float(1)), isEnabled: amount > 0)
      Text("a").distortionEffect(library.wave(.boundingRect), maxSampleOffset: CGSize(width: 1, height: 1))
      Text("a").distortionEffect(library.wave(), maxSampleOffset: .zero, isEnabled: false)
      Text("a").layerEffect(
        ShaderLibrary.bundle(.main).lens(.image(Image("a")), .data(Data())), maxSampleOffset: .zero, isEnabled: true)
      Text("a").visualEffect { content, proxy in
        content.colorEffect(ShaderLibrary.tint(.float2(proxy.size)), isEnabled: true)
          .distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero)
          .layerEffect(ShaderLibrary.lens(.float3(1.0, 2, 3)), maxSampleOffset: .zero)
      }
      Circle().fill(shader)
      Canvas { context, size in
        context.addFilter(.colorShader(shader))
        context.addFilter(.distortionShader(shader, maxSampleOffset: .zero))
        context.addFilter(.layerShader(shader, maxSampleOffset: .zero))
        context.fill(Path(ellipseIn: .zero), with: .shader(shader))
        context.fill(Path(ellipseIn: .zero), with: .shader(shader, bounds: CGRect(origin: .zero, size: size)))
      }
      Text("a").foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      Text("a").foregroundStyle(ShaderLibrary(data: Data()).paint(.floatArray([1]), .colorArray([.red])))
    }
    .task { try? await shader.compile(as: .shapeStyle) }
  }

  private var shader: Shader {
    let function = ShaderFunction(library: .default, name: "paint")
    var shader = Shader(function: function, arguments: [.float2(CGPoint.zero), .float2(1, 2), .float4(1.0, 2, 3, 4)])
    shader.dithersColor = true
    return shader
  }
}
