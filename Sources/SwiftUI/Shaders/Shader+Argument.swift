internal import DrawingCore
public import Foundation

extension Shader {
  /// A value for a parameter of a shader function.
  public nonisolated struct Argument: Equatable, Sendable {
    enum Value: Equatable, Sendable {
      case numbers([Float])
      case array([Float])
      case color(Color)
      case colors([Color])
      case image(Image)
      case data(Data)
      case boundingRect
    }
    let value: Value

    private static func numbers(_ numbers: Float...) -> Argument { Argument(value: .numbers(numbers)) }

    /// A `float`.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers(Float(x)) }
    /// A `float2`.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { numbers(Float(x), Float(y)) }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// A `float3`.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      numbers(Float(x), Float(y), Float(z))
    }
    /// A `float4`.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      numbers(Float(x), Float(y), Float(z), Float(w))
    }
    /// Two parameters: a `device const float *` and an `int`, how many there are.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .array(array)) }
    /// A `float4` with the corner and the size of the view or shape, in its own points.
    public static var boundingRect: Argument { Argument(value: .boundingRect) }
    /// A `half4`, multiplied by its opacity.
    public static func color(_ color: Color) -> Argument { Argument(value: .color(color)) }
    /// Two parameters: a `device const half4 *` and an `int`, how many there are.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
    /// A `texture2d<half>`.
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
    /// Two parameters: a `device const void *` and an `int`, how many bytes there are.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }
}

extension Shader.Argument {
  /// The value in an environment.
  /// - Parameter bounds: of the view or shape, in its own points.
  @MainActor func resolved(in environment: EnvironmentValues, bounds: CGRect, _ shading: Shading) -> ShaderValue {
    switch value {
    case .numbers(let numbers): return .numbers(numbers)
    case .array(let numbers): return .array(numbers)
    case .color(let color): return .numbers(Self.components(of: color, environment))
    case .colors(let colors): return .colors(colors.flatMap { Self.components(of: $0, environment) })
    case .data(let data): return .bytes(data)
    case .boundingRect:
      return .numbers([bounds.minX, bounds.minY, bounds.width, bounds.height].map { Float($0) })
    case .image(let image): return .picture(shading.bitmap(of: image, environment) ?? .clear)
    }
  }

  private static func components(of color: Color, _ environment: EnvironmentValues) -> [Float] {
    let color = color.rgba(in: environment.resolution)
    return [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
  }
}

extension Bitmap {
  /// One pixel that shows nothing.
  fileprivate static let clear = Bitmap(width: 1, height: 1, scale: 1, pixels: Data(count: 4))
}
