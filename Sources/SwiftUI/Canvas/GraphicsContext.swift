public import DrawingCore
public import Foundation

/// Where a canvas draws: a place of commands with a state that is copied with the context.
///
/// Copies draw into the same canvas; changes of one's state do not reach the other.
public nonisolated struct GraphicsContext {
  let recorder: CanvasRecorder
  public internal(set) var environment: EnvironmentValues
  /// Of all that is drawn, from 0 to 1.
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  /// From the coordinates of what is drawn to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// In the coordinates of the canvas.
  var clips: [Effect] = []
  /// What is done to each step, the first one last.
  var filters: [Filter] = []

  init(recorder: CanvasRecorder, environment: EnvironmentValues) {
    self.recorder = recorder
    self.environment = environment
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Added filters change what is drawn from now on, the one added last first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  /// How a step is combined with what was drawn before.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let normal = BlendMode(.normal), multiply = BlendMode(.multiply), screen = BlendMode(.screen)
    public static let overlay = BlendMode(.overlay), darken = BlendMode(.darken), lighten = BlendMode(.lighten)
    public static let colorDodge = BlendMode(.colorDodge), colorBurn = BlendMode(.colorBurn)
    public static let softLight = BlendMode(.softLight), hardLight = BlendMode(.hardLight)
    public static let difference = BlendMode(.difference), exclusion = BlendMode(.exclusion)
    public static let hue = BlendMode(.hue), saturation = BlendMode(.saturation), color = BlendMode(.color)
    public static let luminosity = BlendMode(.luminosity), sourceAtop = BlendMode(.sourceAtop)
    public static let destinationOver = BlendMode(.destinationOver), destinationOut = BlendMode(.destinationOut)
    public static let plusDarker = BlendMode(.plusDarker), plusLighter = BlendMode(.plusLighter)
    public static let clear = BlendMode(rawValue: 100), copy = BlendMode(rawValue: 101)
    public static let sourceIn = BlendMode(rawValue: 102), sourceOut = BlendMode(rawValue: 103)
    public static let destinationIn = BlendMode(rawValue: 104), destinationAtop = BlendMode(rawValue: 105)
    public static let xor = BlendMode(rawValue: 106)

    init(_ mode: DrawingCore.BlendMode) { rawValue = Int32(mode.rawValue) }
    /// nil for modes that change what was drawn before as a whole.
    var effect: DrawingCore.BlendMode? { UInt8(exactly: rawValue).flatMap { DrawingCore.BlendMode(rawValue: $0) } }
  }

  /// Where a clip shows what is drawn.
  public struct ClipOptions: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Shows what lies outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }
}
