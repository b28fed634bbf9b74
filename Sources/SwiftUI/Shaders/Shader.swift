internal import DrawingCore

/// A function that makes the colours of pixels, or moves them, with the arguments for it.
///
/// As a style it fills shapes and texts: its function then has the form `half4 name(float2 position, …)`.
public nonisolated struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  /// Whether colours that lie between two that a screen can show are mixed of both.
  ///
  /// > Note: Pictures have 256 steps for each component, with or without.
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// What a shader is used for.
  public struct UsageType: Hashable, Sendable {
    let use: ShaderUse
    public static let shapeStyle = UsageType(use: .fill)
    public static let colorEffect = UsageType(use: .color)
    public static let distortionEffect = UsageType(use: .distortion)
    public static let layerEffect = UsageType(use: .layer)
  }

  /// Makes the shader ready, which it is once the project is compiled.
  /// - Throws: an error where there is no such function, or it cannot be used in this way.
  public func compile(as type: UsageType) async throws {
    try await MainActor.run { try check(as: type, in: ViewGraph.current) }
  }

  @MainActor func check(as type: UsageType, in graph: ViewGraph?) throws {
    try graph?.shading?.runner.check(function.name, as: type.use)
  }
}
