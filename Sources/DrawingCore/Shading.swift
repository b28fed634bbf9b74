public import Foundation

/// Turns drawings into pixels for the engine, which has no painter of its own.
public protocol Rasterizer: AnyObject {
  /// - Parameter scale: pixels for each point.
  /// - Returns: nil where nothing can be painted, or too much.
  func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap?
}

/// Runs the shader functions that a module came with.
public protocol ShaderRunner: AnyObject {
  /// - Throws: `ShaderProblem`.
  /// - Complexity: linear in the number of pixels.
  func run(_ call: ShaderCall) throws(ShaderProblem) -> Bitmap
  /// Says whether a function can be run in this way.
  /// - Throws: `ShaderProblem`.
  func check(_ function: String, as use: ShaderUse) throws(ShaderProblem)
}

/// What a shader function is run for.
public enum ShaderUse: Hashable, Sendable { case fill, color, distortion, layer }

/// A shader function with all that its picture depends on; lengths in points of the view that it is for.
public struct ShaderCall: Hashable, Sendable {
  public var function: String
  public var use: ShaderUse
  public var arguments: [ShaderValue]
  /// The pixels of the view; nil for a fill.
  public var source: Bitmap?
  /// The corner of `source`.
  public var sourceOrigin: CGPoint
  /// What is to be made, in whole pixels of `scale`.
  public var target: CGRect
  /// Pixels for each point.
  public var scale: CGFloat

  public init(
    function: String, use: ShaderUse, arguments: [ShaderValue], source: Bitmap? = nil, sourceOrigin: CGPoint = .zero,
    target: CGRect, scale: CGFloat
  ) {
    self.function = function
    self.use = use
    self.arguments = arguments
    self.source = source
    self.sourceOrigin = sourceOrigin
    self.target = target
    self.scale = scale
  }

  /// The size of the picture that is to be made, in pixels.
  public var pixelSize: (width: Int, height: Int) {
    (Int((target.width * scale).rounded()), Int((target.height * scale).rounded()))
  }
}

/// A value given to a shader function.
public enum ShaderValue: Hashable, Sendable {
  /// One to four numbers.
  case numbers([Float])
  case array([Float])
  /// Four numbers each, multiplied by opacity.
  case colors([Float])
  case bytes(Data)
  case picture(Bitmap)
}

/// Why a shader function cannot be run.
public enum ShaderProblem: Error, Hashable, Sendable {
  case missing(String)
  /// Its result, or what comes before the arguments, is not what such a use needs.
  case unfit(String, ShaderUse)
  /// It takes another number of arguments.
  case count(String, expected: Int, given: Int)
  /// The argument with this number, counted from 1, is of another kind.
  case kind(String, argument: Int)
}

extension ShaderProblem {
  public var sentence: String {
    switch self {
    case .missing(let name):
      return "No Metal file of the project that compiles has a function “\(name)” marked [[stitchable]]."
    case .unfit(let name, let use): return "The shader function “\(name)” must be declared as \(use.declaration(name))."
    case .count(let name, let expected, let given):
      return "The shader function “\(name)” takes \(expected) arguments after those of SwiftUI, \(given) are given."
    case .kind(let name, let argument):
      return "Argument \(argument) of the shader function “\(name)” is not of the type that it declares."
    }
  }
}

extension ShaderUse {
  fileprivate func declaration(_ name: String) -> String {
    switch self {
    case .fill: "half4 \(name)(float2 position, …)"
    case .color: "half4 \(name)(float2 position, half4 color, …)"
    case .distortion: "float2 \(name)(float2 position, …)"
    case .layer: "half4 \(name)(float2 position, SwiftUI::Layer layer, …)"
    }
  }
}
