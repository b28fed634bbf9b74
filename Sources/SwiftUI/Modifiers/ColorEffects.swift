public import DrawingCore
public import LayoutCore

/// Changes to colours, as matrices on red, green, blue and opacity that are not multiplied by opacity. The luminance
/// weights are those of Rec. 709, which Apple's effects use.
extension ColorMatrix {
  private static let red: Float = 0.2126
  private static let green: Float = 0.7152
  private static let blue: Float = 0.0722

  /// Rows of the three colours, each with its constant; opacity stays.
  private static func colors(_ rows: [[Float]]) -> ColorMatrix {
    ColorMatrix(rows.flatMap { [$0[0], $0[1], $0[2], 0, $0[3]] } + [0, 0, 0, 1, 0])
  }

  /// Adds `amount` to each colour.
  static func brightness(_ amount: Float) -> ColorMatrix {
    colors([[1, 0, 0, amount], [0, 1, 0, amount], [0, 0, 1, amount]])
  }

  /// Scales each colour about the middle.
  static func contrast(_ amount: Float) -> ColorMatrix {
    let offset = (1 - amount) / 2
    return colors([[amount, 0, 0, offset], [0, amount, 0, offset], [0, 0, amount, offset]])
  }

  /// Scales how far each colour is from its gray.
  static func saturation(_ amount: Float) -> ColorMatrix {
    let (r, g, b) = (red * (1 - amount), green * (1 - amount), blue * (1 - amount))
    return colors([[r + amount, g, b, 0], [r, g + amount, b, 0], [r, g, b + amount, 0]])
  }

  /// Turns colours about the gray axis, which keeps their luminance.
  static func hueRotation(radians: Double) -> ColorMatrix {
    let (c, s) = (Float(cos(radians)), Float(sin(radians)))
    return colors([
      [red + c * (1 - red) - s * red, green - c * green - s * green, blue - c * blue + s * (1 - blue), 0],
      [red - c * red + s * 0.143, green + c * (1 - green) + s * 0.14, blue - c * blue - s * 0.283, 0],
      [red - c * red - s * (1 - red), green - c * green + s * green, blue + c * (1 - blue) + s * blue, 0],
    ])
  }

  /// Multiplies each component by that of a colour.
  static func multiply(_ color: RGBA) -> ColorMatrix {
    ColorMatrix([
      Float(color.red), 0, 0, 0, 0, 0, Float(color.green), 0, 0, 0, 0, 0, Float(color.blue), 0, 0,
      0, 0, 0, Float(color.alpha), 0,
    ])
  }

  /// Black, as opaque as the colour was light.
  static let luminanceToAlpha = ColorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, red, green, blue, 0, 0])
}

/// Multiplies a view's colours by a colour.
public nonisolated struct _ColorMultiplyEffect: EffectModifier {
  public typealias Body = Never
  let color: Color
  private var factor = Color.Resolved(RGBA.white)

  init(color: Color) { self.color = color }

  public var animatableData: Color.Resolved.AnimatableData {
    get { factor.animatableData }
    set { factor.animatableData = newValue }
  }
  func resolved(in environment: EnvironmentValues) -> Self {
    var result = self
    result.factor = Color.Resolved(color.rgba(in: environment.resolution))
    return result
  }
  func effects(for frame: CGRect, _ environment: EnvironmentValues) -> [Effect] {
    [.colorMatrix(.multiply(factor.rgba))]
  }
}

extension View {
  /// - Parameter amount: 0 changes nothing, 1 makes the view white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(_ColorMatrixEffect(matrix: { .brightness(Float($0)) }, amount: amount))
  }
  /// - Parameter amount: 1 changes nothing, 0 makes the view gray, negative amounts invert it as well.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_ColorMatrixEffect(matrix: { .contrast(Float($0)) }, amount: amount))
  }
  /// - Parameter amount: 1 changes nothing, 0 takes the colours away.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(_ColorMatrixEffect(matrix: { .saturation(Float($0)) }, amount: amount))
  }
  /// - Parameter amount: 0 changes nothing, 1 takes the colours away.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(_ColorMatrixEffect(matrix: { .saturation(Float(1 - min(max($0, 0), 1))) }, amount: amount))
  }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorMatrixEffect(matrix: { .hueRotation(radians: $0) }, amount: angle.radians))
  }
  nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }
  /// The lighter a view is, the more opaque it gets.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(_ColorMatrixEffect(matrix: { _ in .luminanceToAlpha }))
  }
}
