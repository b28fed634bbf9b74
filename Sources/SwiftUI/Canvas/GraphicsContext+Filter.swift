public import DrawingCore
public import Foundation

extension GraphicsContext {
  /// A change of what is drawn.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case effect(Effect)
      case shadow(Color, radius: CGFloat, offset: CGSize)
      case multiply(Color)
      case threshold(ClosedRange<Double>, Color)
      case shader(_ShaderEffect)
    }
    let kind: Kind

    init(_ effect: Effect) { kind = .effect(effect) }
    private init(kind: Kind) { self.kind = kind }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(.projection(matrix)) }
    /// - Parameter color: black at a third of its opacity unless given.
    ///
    /// Approximated: the shadow lies below what is drawn, whatever the mode and the options.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius: max(radius, 0), offset: CGSize(width: x, height: y)))
    }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.colorMatrix(matrix)) }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.colorMatrix(.hueRotation(radians: angle.radians)))
    }
    public static func saturation(_ amount: Double) -> Filter { Filter(.colorMatrix(.saturation(Float(amount)))) }
    public static func brightness(_ amount: Double) -> Filter { Filter(.colorMatrix(.brightness(Float(amount)))) }
    public static func contrast(_ amount: Double) -> Filter { Filter(.colorMatrix(.contrast(Float(amount)))) }
    /// - Parameter amount: 1 turns each component into what it lacks to a full one.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let (scale, offset) = (Float(1 - 2 * amount), Float(amount))
      return Filter(
        .colorMatrix(
          ColorMatrix([
            scale, 0, 0, 0, offset, 0, scale, 0, 0, offset, 0, 0, scale, 0, offset, 0, 0, 0, 1, 0,
          ])))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.colorMatrix(.saturation(Float(1 - min(max(amount, 0), 1)))))
    }
    public static var luminanceToAlpha: Filter { Filter(.colorMatrix(.luminanceToAlpha)) }
    /// - Parameter radius: the standard deviation, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius: max(radius, 0), isOpaque: options.contains(.opaque)))
    }
    /// One colour where opacity lies between two values, nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .threshold(min...Swift.max(min, max), color))
    }
    /// The function has the form `half4 name(float2 position, half4 color, …)`.
    public static func colorShader(_ shader: Shader) -> Filter {
      Filter(kind: .shader(_ShaderEffect(shader: shader, use: .color)))
    }
    /// The function has the form `float2 name(float2 position, …)`.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .shader(_ShaderEffect(shader: shader, use: .distortion, reach: maxSampleOffset)))
    }
    /// The function has the form `half4 name(float2 position, SwiftUI::Layer layer, …)`.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .shader(_ShaderEffect(shader: shader, use: .layer, reach: maxSampleOffset)))
    }

    /// What it does, but for a shader, which changes the steps themselves.
    func effects(in context: ResolutionContext) -> [Effect] {
      switch kind {
      case .effect(let effect): [effect]
      case .shadow(let color, let radius, let offset):
        [.shadow(color.rgba(in: context), radius: radius, offset: offset)]
      case .multiply(let color): [.colorMatrix(.multiply(color.rgba(in: context)))]
      case .threshold(let range, let color): [.alphaThreshold(range, color.rgba(in: context))]
      case .shader: []
      }
    }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1), shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4), disablesGroup = ShadowOptions(rawValue: 8)
  }

  public struct BlurOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is blurred has no clear parts.
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
